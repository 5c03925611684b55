-- Friend games: each player comes to a question in their own time, beside whatever else the two play.

-- Starts a friend game, given as a JSON match row, and opens its first round. Returns started, blocked (one player has
-- blocked the other), or too_many (the first player has `most` open ones). The advisory lock makes a player's starts
-- wait for each other, so that the open games are counted right.
CREATE OR REPLACE FUNCTION start_friend_game(game JSONB, most INTEGER)
RETURNS TEXT LANGUAGE plpgsql AS $$
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
    reveal_ms, silence, silent_limit, item_ids, option_orders, keys, training, created_at)
  VALUES (g.id, 'friend', g.room_code, g.subject, g.player1_id, g.player2_id, 'active', g.rounds, g.win_at,
    g.answer_window_ms, g.reveal_ms, g.silence, g.silent_limit, g.item_ids, g.option_orders, g.keys, g.training,
    game_clock());
  PERFORM open_round(g.id, game_clock());
  RETURN 'started';
END $$;

-- Puts the open question before one side. The first time is kept, and the question counts as seen from then on, so that
-- no duel played meanwhile reveals its answer. Changes nothing once the question is over, late or was shown before.
CREATE OR REPLACE FUNCTION show_round(match UUID, side INTEGER) RETURNS VOID LANGUAGE plpgsql AS $$
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
