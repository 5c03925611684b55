-- AlterTable
ALTER TABLE "question_attempts" ADD COLUMN "lost_seq" INTEGER;

-- AlterTable
ALTER TABLE "sync_state" ADD COLUMN "epoch" TEXT;

-- AlterTable
ALTER TABLE "refused_events" ADD COLUMN "edition" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "refused_events" ADD COLUMN "dismissed_at" DATETIME;
