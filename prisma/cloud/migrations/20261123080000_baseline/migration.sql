-- The tables, their keys, indexes and checks of this database. A later change is a new migration: see prisma/README.md.

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

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
    "recent_attempts" JSON NOT NULL DEFAULT '[]',
    "has_achieved_victory" BOOLEAN NOT NULL DEFAULT false,
    "victory_date" TIMESTAMPTZ(3),
    "total_hours_played" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "subjects_mastered" INTEGER NOT NULL DEFAULT 0,
    "solo_best" INTEGER NOT NULL DEFAULT 0,
    "event_seq" INTEGER NOT NULL DEFAULT 0,
    "hidden_from_boards" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_login_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "board_rows" (
    "period" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "points" INTEGER NOT NULL,
    "reached_at" TIMESTAMPTZ(3) NOT NULL,
    "law_school" TEXT,
    "hidden" BOOLEAN NOT NULL,

    CONSTRAINT "board_rows_pkey" PRIMARY KEY ("period","user_id")
);

-- CreateTable
CREATE TABLE "blocks" (
    "user_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("user_id","blocked_id")
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
    "struck_at" TIMESTAMPTZ(3),
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
    "recent_attempts" JSON NOT NULL DEFAULT '[]',
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
    "winner" INTEGER,
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
    "silent_limit" INTEGER,
    "rated" BOOLEAN NOT NULL DEFAULT false,
    "item_ids" JSONB NOT NULL,
    "option_orders" JSONB NOT NULL,
    "keys" INTEGER[],
    "bot_places" INTEGER[],
    "bot_after_ms" INTEGER[],
    "bot_due_at" TIMESTAMPTZ(3),
    "round_opened_at" TIMESTAMPTZ(3),
    "shown1_at" TIMESTAMPTZ(3),
    "shown2_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "silent_rounds" INTEGER NOT NULL DEFAULT 0,
    "ended" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "origin" TEXT,
    "seat1" UUID,
    "seat2" UUID,
    "hints1" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "hints2" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "training" BOOLEAN[] DEFAULT ARRAY[]::BOOLEAN[],
    "player1_points" INTEGER NOT NULL DEFAULT 0,
    "player2_points" INTEGER NOT NULL DEFAULT 0,
    "outcome1" JSONB,
    "outcome2" JSONB,

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_clocks" (
    "match_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "match_clocks_pkey" PRIMARY KEY ("match_id")
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
    "showing_id" UUID,
    "started_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "is_correct" BOOLEAN,
    "choice_index" INTEGER,
    "xp_awarded" INTEGER NOT NULL DEFAULT 0,
    "points" INTEGER NOT NULL DEFAULT 0,
    "mastery_delta" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "streak_before" INTEGER NOT NULL DEFAULT 0,
    "streak_after" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "user_daily_attempts_pkey" PRIMARY KEY ("user_id","date_utc")
);

-- CreateTable
CREATE TABLE "duel_players" (
    "user_id" UUID NOT NULL,
    "match_id" UUID NOT NULL,

    CONSTRAINT "duel_players_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "queue_tickets" (
    "user_id" UUID NOT NULL,
    "socket_id" UUID NOT NULL,
    "rating" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "bot_level" TEXT NOT NULL,
    "queued_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "queue_tickets_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "duel_challenges" (
    "id" UUID NOT NULL,
    "challenger_id" UUID NOT NULL,
    "target_id" UUID NOT NULL,
    "socket_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "duel_challenges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rematch_offers" (
    "match_id" UUID NOT NULL,
    "offerer_id" UUID NOT NULL,
    "socket_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rematch_offers_pkey" PRIMARY KEY ("match_id")
);

-- CreateTable
CREATE TABLE "live_mail" (
    "id" BIGSERIAL NOT NULL,
    "user_id" UUID,
    "message" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "live_mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_duels" (
    "id" TEXT NOT NULL,
    "subjects" JSONB NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 1,
    "showing_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "order" JSONB NOT NULL,
    "answered" BOOLEAN NOT NULL DEFAULT false,
    "asked" JSONB NOT NULL,
    "player_score" INTEGER NOT NULL DEFAULT 0,
    "bot_score" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_duels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_audit" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "admin_id" UUID,
    "admin_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "admin_audit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_reports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "showing_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ruling" TEXT,
    "ruled_at" TIMESTAMPTZ(3),

    CONSTRAINT "question_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "voided_attempts" (
    "attempt_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "xp_gained" INTEGER NOT NULL,
    "voided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "voided_attempts_pkey" PRIMARY KEY ("attempt_id")
);

-- CreateTable
CREATE TABLE "player_notes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "question_id" TEXT NOT NULL,
    "xp_change" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "player_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sync_set_aside" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "code" TEXT,
    "type" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "protocol" INTEGER NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sync_set_aside_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "companion_messages" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "sources" JSONB NOT NULL DEFAULT '[]',
    "sourced" BOOLEAN NOT NULL DEFAULT true,
    "actions" JSONB NOT NULL DEFAULT '[]',
    "thread" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "companion_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key_key" ON "users"("username_key");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key_key" ON "users"("email_key");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at", "id");

-- CreateIndex
CREATE INDEX "board_rows_user_id_idx" ON "board_rows"("user_id");

-- CreateIndex
CREATE INDEX "blocks_blocked_id_idx" ON "blocks"("blocked_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits"("expires_at");

-- CreateIndex
CREATE INDEX "questions_pool_subject_difficulty_rnd_idx" ON "questions"("pool", "subject", "difficulty", "rnd");

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
CREATE INDEX "question_attempts_created_at_idx" ON "question_attempts" USING BRIN ("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "question_attempts_user_id_seq_key" ON "question_attempts"("user_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "matches_room_code_key" ON "matches"("room_code");

-- CreateIndex
CREATE INDEX "matches_player1_id_created_at_idx" ON "matches"("player1_id", "created_at");

-- CreateIndex
CREATE INDEX "matches_player2_id_created_at_idx" ON "matches"("player2_id", "created_at");

-- CreateIndex
CREATE INDEX "match_clocks_due_at_idx" ON "match_clocks"("due_at");

-- CreateIndex
CREATE INDEX "daily_questions_question_id_idx" ON "daily_questions"("question_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_daily_attempts_showing_id_key" ON "user_daily_attempts"("showing_id");

-- CreateIndex
CREATE INDEX "user_daily_attempts_date_utc_choice_index_idx" ON "user_daily_attempts"("date_utc", "choice_index");

-- CreateIndex
CREATE INDEX "duel_players_match_id_idx" ON "duel_players"("match_id");

-- CreateIndex
CREATE UNIQUE INDEX "duel_challenges_challenger_id_key" ON "duel_challenges"("challenger_id");

-- CreateIndex
CREATE INDEX "duel_challenges_target_id_idx" ON "duel_challenges"("target_id");

-- CreateIndex
CREATE INDEX "live_mail_created_at_idx" ON "live_mail"("created_at");

-- CreateIndex
CREATE INDEX "test_duels_expires_at_idx" ON "test_duels"("expires_at");

-- CreateIndex
CREATE INDEX "question_reports_question_id_created_at_idx" ON "question_reports"("question_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "question_reports_user_id_showing_id_key" ON "question_reports"("user_id", "showing_id");

-- CreateIndex
CREATE INDEX "voided_attempts_user_id_idx" ON "voided_attempts"("user_id");

-- CreateIndex
CREATE INDEX "voided_attempts_question_id_idx" ON "voided_attempts"("question_id");

-- CreateIndex
CREATE UNIQUE INDEX "player_notes_user_id_question_id_kind_key" ON "player_notes"("user_id", "question_id", "kind");

-- CreateIndex
CREATE INDEX "sync_set_aside_user_id_status_received_at_idx" ON "sync_set_aside"("user_id", "status", "received_at");

-- CreateIndex
CREATE INDEX "companion_messages_user_id_created_at_idx" ON "companion_messages"("user_id", "created_at");

-- AddForeignKey
ALTER TABLE "board_rows" ADD CONSTRAINT "board_rows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solo_runs" ADD CONSTRAINT "solo_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_subject_stats" ADD CONSTRAINT "player_subject_stats_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_topic_stats" ADD CONSTRAINT "player_topic_stats_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_player1_id_fkey" FOREIGN KEY ("player1_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_player2_id_fkey" FOREIGN KEY ("player2_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_clocks" ADD CONSTRAINT "match_clocks_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_daily_attempts" ADD CONSTRAINT "user_daily_attempts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_daily_attempts" ADD CONSTRAINT "user_daily_attempts_date_utc_fkey" FOREIGN KEY ("date_utc") REFERENCES "daily_questions"("date_utc") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duel_players" ADD CONSTRAINT "duel_players_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voided_attempts" ADD CONSTRAINT "voided_attempts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_notes" ADD CONSTRAINT "player_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sync_set_aside" ADD CONSTRAINT "sync_set_aside_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "companion_messages" ADD CONSTRAINT "companion_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Below: what a Prisma schema cannot say. Functions and triggers are in ../functions.

-- One open solo run a player.
CREATE UNIQUE INDEX "solo_runs_open_key" ON "solo_runs"("user_id") WHERE "ended_at" IS NULL;

-- An answer of a duel belongs to no solo run: it costs these two indexes nothing.
CREATE INDEX "question_attempts_run_id_idx" ON "question_attempts"("run_id") WHERE "run_id" IS NOT NULL;
CREATE UNIQUE INDEX "showings_run_id_round_key" ON "showings"("run_id", "round") WHERE "run_id" IS NOT NULL;

-- Of a player's showings only the open ones are looked for.
CREATE INDEX "showings_open_idx" ON "showings"("user_id", "shown_at") WHERE "answered_at" IS NULL;

-- The legal paths a player has met, so that a variant of a new one is preferred. An item of no family is its own path:
-- it is left out, and costs this index nothing.
CREATE INDEX "question_seen_paths_idx" ON "question_seen"("user_id", "path") WHERE "path" <> "question_id";

-- Cases whose clock runs, or ran out unanswered.
CREATE INDEX "user_daily_attempts_running_idx" ON "user_daily_attempts"("user_id") WHERE "started_at" IS NOT NULL AND "answered_at" IS NULL;

-- Finished matches that are not yet settled: few among all.
CREATE INDEX "matches_unsettled_idx" ON "matches"("finished_at") WHERE "finished_at" IS NOT NULL AND "settled_at" IS NULL;

-- An inbox: the open friend games of a player, and the finished ones by their end.
CREATE INDEX "matches_friend1_idx" ON "matches"("player1_id", "finished_at") WHERE "kind" = 'friend';
CREATE INDEX "matches_friend2_idx" ON "matches"("player2_id", "finished_at") WHERE "kind" = 'friend';

-- The order of a board is that of these indexes: most points first, then the player who reached them first. Row
-- comparisons along them page without counting.
CREATE INDEX "board_rows_standing_idx" ON "board_rows"("period", (- "points"), "reached_at", "user_id") WHERE NOT "hidden";
CREATE INDEX "board_rows_school_idx" ON "board_rows"("period", "law_school", (- "points"), "reached_at", "user_id")
  WHERE NOT "hidden" AND "law_school" IS NOT NULL;

-- Rulings are few among many questions, and open reports among all of them.
CREATE INDEX "questions_struck_idx" ON "questions"("id") WHERE "struck_at" IS NOT NULL;
CREATE INDEX "question_reports_open_idx" ON "question_reports"("question_id", "created_at") WHERE "ruling" IS NULL;

-- What a crash of the database may take: counters start again, clients ask again.
ALTER TABLE "rate_limits" SET UNLOGGED;
ALTER TABLE "queue_tickets" SET UNLOGGED;
ALTER TABLE "duel_challenges" SET UNLOGGED;
ALTER TABLE "rematch_offers" SET UNLOGGED;
ALTER TABLE "live_mail" SET UNLOGGED;
ALTER TABLE "test_duels" SET UNLOGGED;

-- Rows that change often and touch no index when they do: the room keeps a row's new version on its page.
ALTER TABLE "matches" SET (fillfactor = 60);
ALTER TABLE "match_clocks" SET (fillfactor = 60);

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
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_of_another" CHECK ("user_id" <> "blocked_id");

-- AddCheck
ALTER TABLE "matches" ADD CONSTRAINT "matches_players_check" CHECK ("player1_id" <> "player2_id");

-- AddCheck
ALTER TABLE "daily_questions" ADD CONSTRAINT "daily_questions_correct_index_check" CHECK ("correct_index" BETWEEN 0 AND 3);

-- AddCheck
ALTER TABLE "user_daily_attempts" ADD CONSTRAINT "user_daily_attempts_choice_index_check" CHECK ("choice_index" BETWEEN -1 AND 3);

-- AddCheck
ALTER TABLE "question_reports"
    ADD CONSTRAINT "question_reports_text_check" CHECK (char_length("text") <= 500),
    ADD CONSTRAINT "question_reports_ruling_check" CHECK (("ruling" IS NULL) = ("ruled_at" IS NULL)),
    ADD CONSTRAINT "question_reports_ruling_named_check" CHECK ("ruling" IN ('sound', 'retired'));

-- AddCheck: ranges alone. PostgreSQL reads the text of every check anew at each statement on a table, so lists of the
-- values that a text column of "matches" may hold cost too much; only the functions write those.
ALTER TABLE "match_answers"
    ADD CONSTRAINT "match_answers_player_check" CHECK ("player" BETWEEN 1 AND 2),
    ADD CONSTRAINT "match_answers_selected_check" CHECK ("selected" BETWEEN -1 AND 3);
