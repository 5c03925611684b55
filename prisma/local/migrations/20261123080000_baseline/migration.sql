-- The tables of this database, their keys, indexes and checks. A later change is a new migration: see prisma/README.md.

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "profile" JSONB NOT NULL,
    "verified_at" DATETIME NOT NULL,
    "level" INTEGER NOT NULL DEFAULT 1,
    "xp" INTEGER NOT NULL DEFAULT 0,
    "total_xp" INTEGER NOT NULL DEFAULT 0,
    "level_title" TEXT NOT NULL DEFAULT 'Novice Scribe',
    "daily_xp_earned" INTEGER NOT NULL DEFAULT 0,
    "last_daily_reset" DATETIME,
    "total_questions_answered" INTEGER NOT NULL DEFAULT 0,
    "total_correct_answers" INTEGER NOT NULL DEFAULT 0,
    "current_overall_streak" INTEGER NOT NULL DEFAULT 0,
    "recent_attempts" JSONB NOT NULL DEFAULT '[]',
    "has_achieved_victory" BOOLEAN NOT NULL DEFAULT false,
    "victory_date" DATETIME,
    "total_hours_played" REAL NOT NULL DEFAULT 0,
    "subjects_mastered" INTEGER NOT NULL DEFAULT 0,
    "solo_best" INTEGER NOT NULL DEFAULT 0,
    "event_seq" INTEGER NOT NULL DEFAULT 0,
    "daily_streak" INTEGER NOT NULL DEFAULT 0,
    "best_daily_streak" INTEGER NOT NULL DEFAULT 0,
    "last_daily_date" TEXT,
    CONSTRAINT "users_level_check" CHECK ("level" >= 1),
    CONSTRAINT "users_progress_check" CHECK ("xp" >= 0 AND "total_xp" >= 0),
    CONSTRAINT "users_correct_check" CHECK ("total_correct_answers" BETWEEN 0 AND "total_questions_answered")
);

-- CreateTable
CREATE TABLE "questions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "family" TEXT,
    "path" TEXT NOT NULL,
    "pool" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subtopic" TEXT NOT NULL,
    "area" TEXT NOT NULL,
    "stem" TEXT NOT NULL,
    "choices" JSONB NOT NULL,
    "correct_index" INTEGER NOT NULL,
    "why" JSONB NOT NULL,
    "explanation" TEXT,
    "hint" TEXT NOT NULL,
    "authorities" JSONB NOT NULL,
    "jurisdiction" TEXT NOT NULL,
    "law_as_of" TEXT NOT NULL,
    "nextgen_scope" TEXT NOT NULL,
    "difficulty" INTEGER NOT NULL DEFAULT 5,
    "rnd" REAL NOT NULL,
    "content_hash" TEXT NOT NULL,
    "usage_count" INTEGER NOT NULL DEFAULT 0,
    "retired_at" DATETIME,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "questions_difficulty_check" CHECK ("difficulty" BETWEEN 1 AND 10),
    CONSTRAINT "questions_correct_index_check" CHECK ("correct_index" BETWEEN 0 AND 3),
    CONSTRAINT "questions_rnd_check" CHECK ("rnd" >= 0 AND "rnd" < 1)
);

-- CreateTable
CREATE TABLE "bank_versions" (
    "pool" TEXT NOT NULL PRIMARY KEY,
    "hash" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "loaded_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "showings" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "question_id" TEXT NOT NULL,
    "order" JSONB NOT NULL,
    "context" TEXT NOT NULL,
    "run_id" TEXT,
    "match_id" TEXT,
    "round" INTEGER,
    "hint_used" BOOLEAN NOT NULL DEFAULT false,
    "shown_at" DATETIME NOT NULL,
    "answered_at" DATETIME
);

-- CreateTable
CREATE TABLE "question_seen" (
    "user_id" TEXT NOT NULL,
    "question_id" TEXT NOT NULL,
    "pool" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "difficulty" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "last_seen" DATETIME NOT NULL,

    PRIMARY KEY ("user_id", "question_id"),
    CONSTRAINT "question_seen_difficulty_check" CHECK ("difficulty" BETWEEN 1 AND 10)
);

-- CreateTable
CREATE TABLE "solo_runs" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 1,
    "score" INTEGER NOT NULL DEFAULT 0,
    "lives" INTEGER NOT NULL,
    "difficulty" INTEGER NOT NULL,
    "correct" INTEGER NOT NULL DEFAULT 0,
    "started_at" DATETIME NOT NULL,
    "ended_at" DATETIME,
    CONSTRAINT "solo_runs_lives_check" CHECK ("lives" BETWEEN 0 AND 3),
    CONSTRAINT "solo_runs_difficulty_check" CHECK ("difficulty" BETWEEN 1 AND 10)
);

-- CreateTable
CREATE TABLE "question_attempts" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "seq" INTEGER,
    "showing_id" TEXT NOT NULL,
    "question_id" TEXT NOT NULL,
    "match_id" TEXT,
    "run_id" TEXT,
    "context" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subtopic" TEXT NOT NULL,
    "area" TEXT NOT NULL,
    "selected_answer" INTEGER NOT NULL,
    "is_correct" BOOLEAN NOT NULL,
    "hint_used" BOOLEAN NOT NULL DEFAULT false,
    "time_spent" INTEGER,
    "difficulty" INTEGER NOT NULL,
    "xp_gained" INTEGER NOT NULL DEFAULT 0,
    "streak_bonus" INTEGER NOT NULL DEFAULT 0,
    "mastery_delta" REAL NOT NULL DEFAULT 0,
    "points_earned" INTEGER NOT NULL DEFAULT 0,
    "created_at" DATETIME NOT NULL,
    CONSTRAINT "question_attempts_difficulty_check" CHECK ("difficulty" BETWEEN 1 AND 10),
    CONSTRAINT "question_attempts_selected_answer_check" CHECK ("selected_answer" BETWEEN -1 AND 3)
);

-- CreateTable
CREATE TABLE "player_subject_stats" (
    "user_id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "questions_answered" INTEGER NOT NULL DEFAULT 0,
    "correct_answers" INTEGER NOT NULL DEFAULT 0,
    "current_streak" INTEGER NOT NULL DEFAULT 0,
    "is_provisional" BOOLEAN NOT NULL DEFAULT true,
    "mastery_points" REAL NOT NULL DEFAULT 0,
    "current_difficulty_level" INTEGER NOT NULL DEFAULT 1,
    "highest_difficulty_reached" INTEGER NOT NULL DEFAULT 1,
    "correct_by_difficulty" JSONB NOT NULL DEFAULT '{}',
    "attempts_by_difficulty" JSONB NOT NULL DEFAULT '{}',
    "hours_played" REAL NOT NULL DEFAULT 0,
    "average_time_per_question" REAL NOT NULL DEFAULT 0,
    "last_milestone" INTEGER NOT NULL DEFAULT 0,
    "last_decay_date" DATETIME,
    "recent_attempts" JSONB NOT NULL DEFAULT '[]',
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL,

    PRIMARY KEY ("user_id", "subject"),
    CONSTRAINT "player_subject_stats_correct_check" CHECK ("correct_answers" BETWEEN 0 AND "questions_answered"),
    CONSTRAINT "player_subject_stats_difficulty_check" CHECK ("current_difficulty_level" BETWEEN 1 AND 10 AND "highest_difficulty_reached" BETWEEN 1 AND 10)
);

-- CreateTable
CREATE TABLE "player_topic_stats" (
    "user_id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subtopic" TEXT NOT NULL,
    "area" TEXT NOT NULL,
    "mastery" REAL NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "correct" INTEGER NOT NULL DEFAULT 0,
    "last_practiced_at" DATETIME,

    PRIMARY KEY ("user_id", "subject", "subtopic", "area"),
    CONSTRAINT "player_topic_stats_mastery_check" CHECK ("mastery" BETWEEN 0 AND 100),
    CONSTRAINT "player_topic_stats_correct_check" CHECK ("correct" BETWEEN 0 AND "attempts")
);

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

-- CreateTable
CREATE TABLE "sync_state" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "history_seq" INTEGER NOT NULL DEFAULT 0,
    "last_synced_at" DATETIME
);

-- CreateTable
CREATE TABLE "refused_events" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "refused_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "parked_events" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "parked_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "companion_messages" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "sources" JSONB NOT NULL DEFAULT '[]',
    "sourced" BOOLEAN NOT NULL DEFAULT true,
    "actions" JSONB NOT NULL DEFAULT '[]',
    "thread" JSONB,
    "created_at" DATETIME NOT NULL,
    "pending" BOOLEAN NOT NULL DEFAULT true
);

-- CreateIndex
CREATE INDEX "questions_pool_subject_difficulty_rnd_idx" ON "questions"("pool", "subject", "difficulty", "rnd");

-- CreateIndex
CREATE INDEX "showings_user_id_context_answered_at_idx" ON "showings"("user_id", "context", "answered_at");

-- CreateIndex
CREATE UNIQUE INDEX "showings_run_id_round_key" ON "showings"("run_id", "round");

-- CreateIndex
CREATE INDEX "question_seen_user_id_pool_subject_difficulty_last_seen_idx" ON "question_seen"("user_id", "pool", "subject", "difficulty", "last_seen");

-- CreateIndex
CREATE INDEX "solo_runs_user_id_ended_at_idx" ON "solo_runs"("user_id", "ended_at");

-- CreateIndex
CREATE UNIQUE INDEX "question_attempts_showing_id_key" ON "question_attempts"("showing_id");

-- CreateIndex
CREATE INDEX "question_attempts_user_id_seq_idx" ON "question_attempts"("user_id", "seq");

-- CreateIndex
CREATE INDEX "question_attempts_user_id_created_at_idx" ON "question_attempts"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "question_attempts_run_id_idx" ON "question_attempts"("run_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_daily_attempts_showing_id_key" ON "user_daily_attempts"("showing_id");

-- CreateIndex
CREATE UNIQUE INDEX "kept_dailies_showing_id_key" ON "kept_dailies"("showing_id");

-- CreateIndex
CREATE UNIQUE INDEX "kept_dailies_attempt_id_key" ON "kept_dailies"("attempt_id");

-- CreateIndex
CREATE INDEX "refused_events_user_id_refused_at_idx" ON "refused_events"("user_id", "refused_at");

-- CreateIndex
CREATE INDEX "parked_events_user_id_idx" ON "parked_events"("user_id");

-- CreateIndex
CREATE INDEX "companion_messages_user_id_created_at_idx" ON "companion_messages"("user_id", "created_at");

-- Below: what a Prisma schema cannot say (as are the CHECKs above; a migration that rebuilds a table must copy them).

-- One open solo run a player.
CREATE UNIQUE INDEX "solo_runs_open_key" ON "solo_runs"("user_id") WHERE "ended_at" IS NULL;

-- The legal paths a player has met, so that a variant of a new one is preferred. An item of no family is its own path:
-- it is left out, and costs this index nothing.
CREATE INDEX "question_seen_paths_idx" ON "question_seen"("user_id", "path") WHERE "path" <> "question_id";

-- Cases whose clock runs, or ran out unanswered.
CREATE INDEX "user_daily_attempts_running_idx" ON "user_daily_attempts"("user_id") WHERE "started_at" IS NOT NULL AND "answered_at" IS NULL;
