-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "username_key" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "email" TEXT,
    "email_key" TEXT,
    "law_school" TEXT,
    "avatar_data" JSONB NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'player',
    "level" INTEGER NOT NULL DEFAULT 1,
    "xp" INTEGER NOT NULL DEFAULT 0,
    "points" INTEGER NOT NULL DEFAULT 0,
    "total_wins" INTEGER NOT NULL DEFAULT 0,
    "total_losses" INTEGER NOT NULL DEFAULT 0,
    "streak_wins" INTEGER NOT NULL DEFAULT 0,
    "best_streak" INTEGER NOT NULL DEFAULT 0,
    "loss_shield_active" BOOLEAN NOT NULL DEFAULT false,
    "daily_data" JSONB NOT NULL DEFAULT '{}',
    "overall_elo" INTEGER NOT NULL DEFAULT 1200,
    "placement_matches" INTEGER NOT NULL DEFAULT 0,
    "is_ranked" BOOLEAN NOT NULL DEFAULT false,
    "total_xp" INTEGER NOT NULL DEFAULT 0,
    "level_title" TEXT NOT NULL DEFAULT 'Novice Scribe',
    "daily_xp_earned" INTEGER NOT NULL DEFAULT 0,
    "last_daily_reset" TIMESTAMPTZ(3),
    "first_duel_of_day" BOOLEAN NOT NULL DEFAULT true,
    "timezone" TEXT NOT NULL DEFAULT 'UTC',
    "daily_streak" INTEGER NOT NULL DEFAULT 0,
    "best_daily_streak" INTEGER NOT NULL DEFAULT 0,
    "last_daily_date" TEXT,
    "total_questions_answered" INTEGER NOT NULL DEFAULT 0,
    "total_correct_answers" INTEGER NOT NULL DEFAULT 0,
    "current_overall_streak" INTEGER NOT NULL DEFAULT 0,
    "recent_attempts" JSONB NOT NULL DEFAULT '[]',
    "has_achieved_victory" BOOLEAN NOT NULL DEFAULT false,
    "victory_date" TIMESTAMPTZ(3),
    "total_hours_played" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "subjects_mastered" INTEGER NOT NULL DEFAULT 0,
    "solo_best" INTEGER NOT NULL DEFAULT 0,
    "event_seq" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_login_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "client" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "questions" (
    "id" TEXT NOT NULL,
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
    "rnd" DOUBLE PRECISION NOT NULL,
    "content_hash" TEXT NOT NULL,
    "usage_count" INTEGER NOT NULL DEFAULT 0,
    "retired_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_versions" (
    "pool" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "loaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bank_versions_pkey" PRIMARY KEY ("pool")
);

-- CreateTable
CREATE TABLE "showings" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "order" JSONB NOT NULL,
    "context" TEXT NOT NULL,
    "run_id" UUID,
    "match_id" UUID,
    "round" INTEGER,
    "hint_used" BOOLEAN NOT NULL DEFAULT false,
    "shown_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "showings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_seen" (
    "user_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "pool" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "difficulty" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "last_seen" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_seen_pkey" PRIMARY KEY ("user_id","question_id")
);

-- CreateTable
CREATE TABLE "solo_runs" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 1,
    "score" INTEGER NOT NULL DEFAULT 0,
    "lives" INTEGER NOT NULL,
    "difficulty" INTEGER NOT NULL,
    "correct" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "solo_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_attempts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "showing_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "match_id" UUID,
    "run_id" UUID,
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
    "mastery_delta" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "points_earned" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "player_subject_stats" (
    "user_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "questions_answered" INTEGER NOT NULL DEFAULT 0,
    "correct_answers" INTEGER NOT NULL DEFAULT 0,
    "current_streak" INTEGER NOT NULL DEFAULT 0,
    "is_provisional" BOOLEAN NOT NULL DEFAULT true,
    "mastery_points" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "current_difficulty_level" INTEGER NOT NULL DEFAULT 1,
    "highest_difficulty_reached" INTEGER NOT NULL DEFAULT 1,
    "correct_by_difficulty" JSONB NOT NULL DEFAULT '{}',
    "attempts_by_difficulty" JSONB NOT NULL DEFAULT '{}',
    "hours_played" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "average_time_per_question" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "last_milestone" INTEGER NOT NULL DEFAULT 0,
    "last_decay_date" TIMESTAMPTZ(3),
    "recent_attempts" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "player_subject_stats_pkey" PRIMARY KEY ("user_id","subject")
);

-- CreateTable
CREATE TABLE "player_topic_stats" (
    "user_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "subtopic" TEXT NOT NULL,
    "area" TEXT NOT NULL,
    "mastery" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "correct" INTEGER NOT NULL DEFAULT 0,
    "last_practiced_at" TIMESTAMPTZ(3),

    CONSTRAINT "player_topic_stats_pkey" PRIMARY KEY ("user_id","subject","subtopic","area")
);

-- CreateTable
CREATE TABLE "matches" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "room_code" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "player1_id" UUID NOT NULL,
    "player2_id" UUID,
    "bot_level" TEXT,
    "winner_id" UUID,
    "player1_score" INTEGER NOT NULL DEFAULT 0,
    "player2_score" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "phase" TEXT NOT NULL DEFAULT 'question',
    "current_round" INTEGER NOT NULL DEFAULT 0,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "rounds" INTEGER NOT NULL,
    "win_at" INTEGER,
    "answer_window_ms" INTEGER NOT NULL,
    "reveal_ms" INTEGER NOT NULL,
    "silence" TEXT NOT NULL,
    "rated" BOOLEAN NOT NULL DEFAULT false,
    "item_ids" JSONB NOT NULL,
    "option_orders" JSONB NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_answers" (
    "match_id" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "player" INTEGER NOT NULL,
    "selected" INTEGER NOT NULL,
    "hint_used" BOOLEAN NOT NULL DEFAULT false,
    "response_ms" INTEGER NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "match_answers_pkey" PRIMARY KEY ("match_id","round","player")
);

-- CreateTable
CREATE TABLE "daily_questions" (
    "date_utc" TEXT NOT NULL,
    "question_id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "topic" TEXT,
    "difficulty" TEXT NOT NULL DEFAULT 'hard',
    "stem" TEXT NOT NULL,
    "choices" JSONB NOT NULL,
    "correct_index" INTEGER NOT NULL,
    "explanation_long" TEXT NOT NULL,
    "rule_refs" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "daily_questions_pkey" PRIMARY KEY ("date_utc")
);

-- CreateTable
CREATE TABLE "user_daily_attempts" (
    "user_id" UUID NOT NULL,
    "date_utc" TEXT NOT NULL,
    "question_id" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "is_correct" BOOLEAN,
    "choice_index" INTEGER,
    "xp_awarded" INTEGER NOT NULL DEFAULT 0,
    "mastery_delta" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "streak_before" INTEGER NOT NULL DEFAULT 0,
    "streak_after" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "user_daily_attempts_pkey" PRIMARY KEY ("user_id","date_utc")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key_key" ON "users"("username_key");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key_key" ON "users"("email_key");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits"("expires_at");

-- CreateIndex
CREATE INDEX "questions_pool_subject_difficulty_rnd_idx" ON "questions"("pool", "subject", "difficulty", "rnd");

-- CreateIndex
CREATE INDEX "showings_user_id_context_answered_at_idx" ON "showings"("user_id", "context", "answered_at");

-- CreateIndex
CREATE INDEX "showings_match_id_round_idx" ON "showings"("match_id", "round");

-- CreateIndex
CREATE UNIQUE INDEX "showings_run_id_round_key" ON "showings"("run_id", "round");

-- CreateIndex
CREATE INDEX "question_seen_user_id_pool_subject_difficulty_last_seen_idx" ON "question_seen"("user_id", "pool", "subject", "difficulty", "last_seen");

-- CreateIndex
CREATE INDEX "solo_runs_user_id_ended_at_idx" ON "solo_runs"("user_id", "ended_at");

-- CreateIndex
CREATE UNIQUE INDEX "question_attempts_showing_id_key" ON "question_attempts"("showing_id");

-- CreateIndex
CREATE INDEX "question_attempts_user_id_created_at_idx" ON "question_attempts"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "question_attempts_question_id_idx" ON "question_attempts"("question_id");

-- CreateIndex
CREATE INDEX "question_attempts_run_id_idx" ON "question_attempts"("run_id");

-- CreateIndex
CREATE UNIQUE INDEX "question_attempts_user_id_seq_key" ON "question_attempts"("user_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "matches_room_code_key" ON "matches"("room_code");

-- CreateIndex
CREATE INDEX "matches_status_due_at_idx" ON "matches"("status", "due_at");

-- CreateIndex
CREATE INDEX "matches_player1_id_created_at_idx" ON "matches"("player1_id", "created_at");

-- CreateIndex
CREATE INDEX "matches_player2_id_created_at_idx" ON "matches"("player2_id", "created_at");

-- CreateIndex
CREATE INDEX "daily_questions_question_id_idx" ON "daily_questions"("question_id");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "showings" ADD CONSTRAINT "showings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_seen" ADD CONSTRAINT "question_seen_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solo_runs" ADD CONSTRAINT "solo_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_attempts" ADD CONSTRAINT "question_attempts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_subject_stats" ADD CONSTRAINT "player_subject_stats_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_topic_stats" ADD CONSTRAINT "player_topic_stats_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_player1_id_fkey" FOREIGN KEY ("player1_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_player2_id_fkey" FOREIGN KEY ("player2_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_answers" ADD CONSTRAINT "match_answers_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_daily_attempts" ADD CONSTRAINT "user_daily_attempts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_daily_attempts" ADD CONSTRAINT "user_daily_attempts_date_utc_fkey" FOREIGN KEY ("date_utc") REFERENCES "daily_questions"("date_utc") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Below: what a Prisma schema cannot say.

-- One open solo run a player (design section 4, Solo).
CREATE UNIQUE INDEX "solo_runs_open_key" ON "solo_runs"("user_id") WHERE "ended_at" IS NULL;

-- The sweep of due duels reads running ones alone (design section 6).
CREATE INDEX "matches_active_due_at_idx" ON "matches"("due_at") WHERE "status" = 'active';

-- Counters may start again after a crash; they need not pay for durability.
ALTER TABLE "rate_limits" SET UNLOGGED;

-- AddCheck
ALTER TABLE "users"
    ADD CONSTRAINT "users_level_check" CHECK ("level" >= 1),
    ADD CONSTRAINT "users_progress_check" CHECK ("xp" >= 0 AND "total_xp" >= 0 AND "points" >= 0),
    ADD CONSTRAINT "users_correct_check" CHECK ("total_correct_answers" BETWEEN 0 AND "total_questions_answered");

-- AddCheck
ALTER TABLE "questions"
    ADD CONSTRAINT "questions_difficulty_check" CHECK ("difficulty" BETWEEN 1 AND 10),
    ADD CONSTRAINT "questions_correct_index_check" CHECK ("correct_index" BETWEEN 0 AND 3),
    ADD CONSTRAINT "questions_rnd_check" CHECK ("rnd" >= 0 AND "rnd" < 1);

-- AddCheck
ALTER TABLE "question_seen" ADD CONSTRAINT "question_seen_difficulty_check" CHECK ("difficulty" BETWEEN 1 AND 10);

-- AddCheck
ALTER TABLE "solo_runs"
    ADD CONSTRAINT "solo_runs_lives_check" CHECK ("lives" BETWEEN 0 AND 3),
    ADD CONSTRAINT "solo_runs_difficulty_check" CHECK ("difficulty" BETWEEN 1 AND 10);

-- AddCheck
ALTER TABLE "question_attempts"
    ADD CONSTRAINT "question_attempts_difficulty_check" CHECK ("difficulty" BETWEEN 1 AND 10),
    ADD CONSTRAINT "question_attempts_selected_answer_check" CHECK ("selected_answer" BETWEEN -1 AND 3);

-- AddCheck
ALTER TABLE "player_subject_stats"
    ADD CONSTRAINT "player_subject_stats_correct_check" CHECK ("correct_answers" BETWEEN 0 AND "questions_answered"),
    ADD CONSTRAINT "player_subject_stats_difficulty_check" CHECK ("current_difficulty_level" BETWEEN 1 AND 10 AND "highest_difficulty_reached" BETWEEN 1 AND 10);

-- AddCheck
ALTER TABLE "player_topic_stats"
    ADD CONSTRAINT "player_topic_stats_mastery_check" CHECK ("mastery" BETWEEN 0 AND 100),
    ADD CONSTRAINT "player_topic_stats_correct_check" CHECK ("correct" BETWEEN 0 AND "attempts");

-- AddCheck
ALTER TABLE "matches" ADD CONSTRAINT "matches_players_check" CHECK ("player1_id" <> "player2_id");

-- AddCheck
ALTER TABLE "match_answers"
    ADD CONSTRAINT "match_answers_player_check" CHECK ("player" IN (1, 2)),
    ADD CONSTRAINT "match_answers_selected_check" CHECK ("selected" BETWEEN -1 AND 3);

-- AddCheck
ALTER TABLE "daily_questions" ADD CONSTRAINT "daily_questions_correct_index_check" CHECK ("correct_index" BETWEEN 0 AND 3);

-- AddCheck
ALTER TABLE "user_daily_attempts" ADD CONSTRAINT "user_daily_attempts_choice_index_check" CHECK ("choice_index" BETWEEN -1 AND 3);
