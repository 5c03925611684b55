-- AlterTable
ALTER TABLE "user_daily_attempts" ADD COLUMN "expired" BOOLEAN;
ALTER TABLE "user_daily_attempts" ADD COLUMN "published" BOOLEAN;
