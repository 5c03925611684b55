-- The duel server (design section 6): who plays what, who looks for whom, and what waits to be told.

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "hints1" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "hints2" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "origin" TEXT,
ADD COLUMN     "outcome1" JSONB,
ADD COLUMN     "outcome2" JSONB,
ADD COLUMN     "player1_points" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "player2_points" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "seat1" UUID,
ADD COLUMN     "seat2" UUID,
ADD COLUMN     "training" BOOLEAN[] DEFAULT ARRAY[]::BOOLEAN[];

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

-- AddForeignKey
ALTER TABLE "duel_players" ADD CONSTRAINT "duel_players_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a crash of the database may take: clients ask again.
ALTER TABLE "queue_tickets" SET UNLOGGED;
ALTER TABLE "duel_challenges" SET UNLOGGED;
ALTER TABLE "rematch_offers" SET UNLOGGED;
ALTER TABLE "live_mail" SET UNLOGGED;
ALTER TABLE "test_duels" SET UNLOGGED;

ALTER TABLE "matches"
  ADD CONSTRAINT "matches_origin_known" CHECK ("origin" IN ('queue', 'bot', 'challenge', 'rematch'));

-- Starts a duel and opens its first round; answers its seq, or NULL when it cannot be: a player is in another duel, or
-- (where tickets are needed) has left the queue. Players' rows are taken in id order, so two starts never deadlock.
CREATE FUNCTION start_duel(duel JSONB, needs_tickets BOOLEAN) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  d matches%ROWTYPE := jsonb_populate_record(NULL::matches, duel);
  players UUID[] := array_remove(ARRAY[d.player1_id, d.player2_id], NULL);
  held INTEGER;
BEGIN
  PERFORM FROM queue_tickets WHERE user_id = ANY(players) ORDER BY user_id FOR UPDATE;
  GET DIAGNOSTICS held = ROW_COUNT;
  IF needs_tickets AND held < cardinality(players) THEN RETURN NULL; END IF;
  INSERT INTO matches (id, kind, room_code, subject, player1_id, player2_id, bot_level, status, rounds, win_at,
    answer_window_ms, reveal_ms, silence, rated, item_ids, option_orders, keys, bot_places, bot_after_ms, training,
    origin, seat1, seat2, created_at)
  VALUES (d.id, d.kind, d.room_code, d.subject, d.player1_id, d.player2_id, d.bot_level, 'active', d.rounds, d.win_at,
    d.answer_window_ms, d.reveal_ms, d.silence, d.rated, d.item_ids, d.option_orders, d.keys, d.bot_places,
    d.bot_after_ms, d.training, d.origin,
    COALESCE((SELECT socket_id FROM queue_tickets WHERE user_id = d.player1_id AND needs_tickets), d.seat1),
    COALESCE((SELECT socket_id FROM queue_tickets WHERE user_id = d.player2_id AND needs_tickets), d.seat2),
    game_clock());
  INSERT INTO duel_players (user_id, match_id)
    SELECT p, d.id FROM unnest(players) AS p ORDER BY p ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS held = ROW_COUNT;
  IF held < cardinality(players) THEN
    DELETE FROM matches WHERE id = d.id;
    RETURN NULL;
  END IF;
  DELETE FROM queue_tickets WHERE user_id = ANY(players);
  PERFORM open_round(d.id, game_clock());
  RETURN (SELECT seq FROM matches WHERE id = d.id);
END $$;

-- A hint to the open question, at most so many a duel; the same question's again costs nothing.
CREATE FUNCTION use_hint(match UUID, side INTEGER, round_number INTEGER, most INTEGER)
RETURNS TABLE (verdict TEXT, used INTEGER, match_seq INTEGER) LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
  taken INTEGER[];
BEGIN
  SELECT * INTO m FROM matches WHERE id = match FOR UPDATE;
  taken := CASE side WHEN 1 THEN m.hints1 ELSE m.hints2 END;
  verdict := CASE
    WHEN m.id IS NULL OR side NOT IN (1, 2) THEN 'unknown'
    WHEN m.status <> 'active' THEN 'over'
    WHEN round_number <> m.current_round OR m.phase <> 'question' THEN 'stale'
    WHEN EXISTS (SELECT FROM match_answers x
                 WHERE x.match_id = match AND x.round = round_number AND x.player = side) THEN 'repeated'
    WHEN game_clock() >= m.due_at THEN 'late'
    WHEN round_number = ANY(taken) THEN 'given'
    WHEN cardinality(taken) >= most THEN 'none_left'
    ELSE 'new'
  END;
  IF verdict = 'new' THEN
    taken := taken || round_number;
    IF side = 1 THEN UPDATE matches SET hints1 = taken, seq = seq + 1 WHERE id = match;
    ELSE UPDATE matches SET hints2 = taken, seq = seq + 1 WHERE id = match; END IF;
    verdict := 'given';
  END IF;
  used := cardinality(taken);
  SELECT seq INTO match_seq FROM matches WHERE id = match;
  RETURN NEXT;
END $$;
