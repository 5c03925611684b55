ALTER TABLE "users" ADD COLUMN     "exam_date" TEXT,
ADD COLUMN     "weekly_hours" INTEGER;
