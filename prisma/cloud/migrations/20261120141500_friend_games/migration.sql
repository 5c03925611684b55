-- Friend games (design sections 4 and 6): the same match rows, each player coming to a question in their own time.

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "shown1_at" TIMESTAMPTZ(3),
ADD COLUMN     "shown2_at" TIMESTAMPTZ(3);

-- An inbox: the open games of a player, and the finished ones by their end.
CREATE INDEX "matches_friend1_idx" ON "matches"("player1_id", "finished_at") WHERE "kind" = 'friend';
CREATE INDEX "matches_friend2_idx" ON "matches"("player2_id", "finished_at") WHERE "kind" = 'friend';

-- As before, and nobody has been shown the new question yet.
CREATE OR REPLACE FUNCTION open_round(match UUID, at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  UPDATE matches SET
    phase = 'question', current_round = current_round + 1, round_opened_at = at, seq = seq + 1,
    shown1_at = NULL, shown2_at = NULL,
    due_at = at + answer_window_ms * interval '1 millisecond',
    bot_due_at = at + bot_after_ms[current_round + 1] * interval '1 millisecond'
  WHERE id = match
$$;

-- As before (20261120135700_lean_answers); the time a player took counts from when the question was first put before
-- that player.
CREATE OR REPLACE FUNCTION store_answer(match UUID, side INTEGER, place INTEGER, at TIMESTAMPTZ) RETURNS BOOLEAN
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
  SELECT match, current_round, side, place, GREATEST(0, EXTRACT(EPOCH FROM at - COALESCE(
           CASE side WHEN 1 THEN shown1_at ELSE shown2_at END, round_opened_at, at)) * 1000)::INTEGER, at
  FROM matches WHERE id = match;
  -- A friend game's 24 hours start again once, at the first answer (design section 4).
  UPDATE matches SET
    seq = seq + 1,
    due_at = CASE WHEN silence = 'forfeit' THEN at + answer_window_ms * interval '1 millisecond' ELSE due_at END
  WHERE id = match
    AND NOT EXISTS (SELECT FROM match_answers x WHERE x.match_id = match AND x.round = current_round AND x.player = 3 - side);
  IF FOUND THEN RETURN FALSE; END IF;
  PERFORM close_round(match, at);
  RETURN TRUE;
END $$;

-- Starts a friend game and opens its first round, beside whatever else the two play. Answers 'started', or why not. The
-- advisory lock makes a player's starts wait for each other, so that the open ones are counted right.
CREATE FUNCTION start_friend_game(game JSONB, most INTEGER) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
  g matches%ROWTYPE := jsonb_populate_record(NULL::matches, game);
BEGIN
  PERFORM pg_advisory_xact_lock(724004, hashtext(g.player1_id::text));
  PERFORM FROM users WHERE id IN (g.player1_id, g.player2_id) ORDER BY id FOR KEY SHARE;
  IF EXISTS (SELECT FROM blocks WHERE (user_id, blocked_id) IN
      ((g.player1_id, g.player2_id), (g.player2_id, g.player1_id))) THEN
    RETURN 'blocked';
  END IF;
  IF (SELECT count(*) FROM matches
      WHERE kind = 'friend' AND player1_id = g.player1_id AND finished_at IS NULL) >= most THEN
    RETURN 'too_many';
  END IF;
  INSERT INTO matches (id, kind, room_code, subject, player1_id, player2_id, status, rounds, win_at, answer_window_ms,
    reveal_ms, silence, item_ids, option_orders, keys, training, created_at)
  VALUES (g.id, 'friend', g.room_code, g.subject, g.player1_id, g.player2_id, 'active', g.rounds, g.win_at,
    g.answer_window_ms, g.reveal_ms, g.silence, g.item_ids, g.option_orders, g.keys, g.training, game_clock());
  PERFORM open_round(g.id, game_clock());
  RETURN 'started';
END $$;

-- Puts the open question before one player: the first time is kept, and the item counts as seen from then on, so that
-- no duel played meanwhile tells its answer. Once it is over, late or answered nothing changes.
CREATE FUNCTION show_round(match UUID, side INTEGER) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
  at TIMESTAMPTZ := game_clock();
BEGIN
  UPDATE matches SET
    shown1_at = CASE side WHEN 1 THEN at ELSE shown1_at END,
    shown2_at = CASE side WHEN 2 THEN at ELSE shown2_at END
  WHERE id = match AND status = 'active' AND phase = 'question' AND due_at > at
    AND CASE side WHEN 1 THEN shown1_at ELSE shown2_at END IS NULL
  RETURNING * INTO m;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO question_seen (user_id, question_id, pool, subject, difficulty, path, last_seen)
  SELECT CASE side WHEN 1 THEN m.player1_id ELSE m.player2_id END, q.id, q.pool, q.subject, q.difficulty, q.path, at
  FROM questions q WHERE q.id = m.item_ids ->> (m.current_round - 1)
  ON CONFLICT (user_id, question_id) DO UPDATE SET last_seen = excluded.last_seen, times = question_seen.times + 1,
    pool = excluded.pool, subject = excluded.subject, difficulty = excluded.difficulty, path = excluded.path;
END $$;

-- Opens the next round of a match whose reveal is over, without waiting for the sweep. False when there is none to open.
CREATE FUNCTION open_due_round(match UUID) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM matches
  WHERE id = match AND status = 'active' AND phase = 'reveal' AND due_at <= game_clock() FOR UPDATE;
  IF NOT FOUND THEN RETURN FALSE; END IF;
  PERFORM open_round(match, game_clock());
  RETURN TRUE;
END $$;
