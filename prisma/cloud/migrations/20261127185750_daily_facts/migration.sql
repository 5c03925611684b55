-- AlterTable
ALTER TABLE "user_daily_attempts" ADD COLUMN     "expired" BOOLEAN,
ADD COLUMN     "published" BOOLEAN;
