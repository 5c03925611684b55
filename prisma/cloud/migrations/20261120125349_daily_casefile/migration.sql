-- AlterTable
ALTER TABLE "user_daily_attempts" ADD COLUMN     "points" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "showing_id" UUID,
ALTER COLUMN "started_at" DROP NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "user_daily_attempts_showing_id_key" ON "user_daily_attempts"("showing_id");

-- CreateIndex
CREATE INDEX "user_daily_attempts_date_utc_choice_index_idx" ON "user_daily_attempts"("date_utc", "choice_index");

-- Below: what a Prisma schema cannot say.

-- Cases whose clock runs, or ran out unanswered.
CREATE INDEX "user_daily_attempts_running_idx" ON "user_daily_attempts"("user_id") WHERE "started_at" IS NOT NULL AND "answered_at" IS NULL;
