-- AlterTable: three columns at the end, so that the table need not be rebuilt and keeps its checks.
ALTER TABLE "users" ADD COLUMN "daily_streak" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "users" ADD COLUMN "best_daily_streak" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "users" ADD COLUMN "last_daily_date" TEXT;

-- CreateTable
CREATE TABLE "user_daily_attempts" (
    "user_id" TEXT NOT NULL,
    "date_utc" TEXT NOT NULL,
    "question_id" TEXT NOT NULL,
    "showing_id" TEXT,
    "started_at" DATETIME,
    "answered_at" DATETIME,
    "is_correct" BOOLEAN,
    "choice_index" INTEGER,
    "xp_awarded" INTEGER NOT NULL DEFAULT 0,
    "points" INTEGER NOT NULL DEFAULT 0,
    "mastery_delta" REAL NOT NULL DEFAULT 0,
    "streak_before" INTEGER NOT NULL DEFAULT 0,
    "streak_after" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("user_id", "date_utc"),
    CONSTRAINT "user_daily_attempts_choice_index_check" CHECK ("choice_index" BETWEEN -1 AND 3)
);

-- CreateTable
CREATE TABLE "kept_dailies" (
    "date_utc" TEXT NOT NULL PRIMARY KEY,
    "showing_id" TEXT NOT NULL,
    "question" JSONB NOT NULL,
    "reply" JSONB,
    "kept_at" DATETIME NOT NULL,
    "started_at" DATETIME,
    "sealed_at" DATETIME,
    "choice" INTEGER,
    "attempt_id" TEXT,
    "settled_at" DATETIME,
    CONSTRAINT "kept_dailies_choice_check" CHECK ("choice" BETWEEN -1 AND 3),
    CONSTRAINT "kept_dailies_sealed_check" CHECK ("sealed_at" IS NULL OR ("choice" IS NOT NULL AND "attempt_id" IS NOT NULL AND "started_at" IS NOT NULL))
);

-- CreateIndex
CREATE UNIQUE INDEX "user_daily_attempts_showing_id_key" ON "user_daily_attempts"("showing_id");

-- CreateIndex
CREATE UNIQUE INDEX "kept_dailies_showing_id_key" ON "kept_dailies"("showing_id");

-- CreateIndex
CREATE UNIQUE INDEX "kept_dailies_attempt_id_key" ON "kept_dailies"("attempt_id");

-- Below: what a Prisma schema cannot say.

-- Cases whose clock runs, or ran out unanswered.
CREATE INDEX "user_daily_attempts_running_idx" ON "user_daily_attempts"("user_id") WHERE "started_at" IS NOT NULL AND "answered_at" IS NULL;
