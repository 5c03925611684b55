-- Friend games: each player comes to a question in their own time, beside whatever else the two play.

-- Invites the second player of a friend game, given as a JSON match row, and opens its first round. The game is an
-- invitation until accepted_at is set, and lapses in `lapses_ms`. Returns started; blocked (one player has blocked the
-- other); too_many (the first player has `most` open ones that they started); pair_full (the two have `most_pair` open
-- between them); or declined (the second player declined one of the first less than `quiet_ms` ago). The advisory locks
-- make the starts of a player, and of a pair, wait for each other, so that the open games are counted right.
CREATE OR REPLACE FUNCTION start_friend_game(game JSONB, most INTEGER, most_pair INTEGER, lapses_ms FLOAT8, quiet_ms FLOAT8)
RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
  g matches%ROWTYPE := jsonb_populate_record(NULL::matches, game);
  at TIMESTAMPTZ;
  lapses TIMESTAMPTZ;
BEGIN
  PERFORM pg_advisory_xact_lock(724004, hashtext(g.player1_id::text));
  PERFORM pg_advisory_xact_lock(724005,
    hashtext(LEAST(g.player1_id, g.player2_id)::text || GREATEST(g.player1_id, g.player2_id)::text));
  at := game_clock();
  lapses := at + lapses_ms * interval '1 millisecond';
  PERFORM FROM users WHERE id IN (g.player1_id, g.player2_id) ORDER BY id FOR KEY SHARE;
  IF EXISTS (SELECT FROM blocks WHERE (user_id, blocked_id) IN
      ((g.player1_id, g.player2_id), (g.player2_id, g.player1_id))) THEN
    RETURN 'blocked';
  END IF;
  IF (SELECT count(*) FROM matches
      WHERE kind = 'friend' AND player1_id = g.player1_id AND finished_at IS NULL) >= most THEN
    RETURN 'too_many';
  END IF;
  IF (SELECT count(*) FROM matches WHERE kind = 'friend' AND finished_at IS NULL
      AND ((player1_id = g.player1_id AND player2_id = g.player2_id)
        OR (player1_id = g.player2_id AND player2_id = g.player1_id))) >= most_pair THEN
    RETURN 'pair_full';
  END IF;
  IF EXISTS (SELECT FROM matches WHERE kind = 'friend' AND player1_id = g.player1_id AND player2_id = g.player2_id
      AND ended = 'declined' AND finished_at > at - quiet_ms * interval '1 millisecond') THEN
    RETURN 'declined';
  END IF;
  INSERT INTO matches (id, kind, room_code, subject, player1_id, player2_id, status, rounds, win_at, answer_window_ms,
    reveal_ms, silence, silent_limit, item_ids, option_orders, keys, training, created_at)
  VALUES (g.id, 'friend', g.room_code, g.subject, g.player1_id, g.player2_id, 'active', g.rounds, g.win_at,
    g.answer_window_ms, g.reveal_ms, g.silence, g.silent_limit, g.item_ids, g.option_orders, g.keys, g.training,
    at);
  PERFORM open_round(g.id, at);
  UPDATE matches SET due_at = lapses WHERE id = g.id;
  UPDATE match_clocks SET due_at = lapses WHERE match_id = g.id;
  RETURN 'started';
END $$;

-- Takes an invitation, for the player invited: the 24 hours of its first round begin. Returns accepted, repeated (it was
-- before), or over.
CREATE OR REPLACE FUNCTION accept_friend_game(match UUID) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
  at TIMESTAMPTZ;
BEGIN
  SELECT * INTO m FROM matches WHERE id = match FOR NO KEY UPDATE;
  at := game_clock();
  IF m.status IS DISTINCT FROM 'active' OR m.due_at <= at THEN RETURN 'over'; END IF;
  IF m.accepted_at IS NOT NULL THEN RETURN 'repeated'; END IF;
  UPDATE matches SET accepted_at = at, due_at = at + answer_window_ms * interval '1 millisecond', seq = seq + 1
  WHERE id = match RETURNING * INTO m;
  UPDATE match_clocks SET due_at = m.due_at WHERE match_id = match;
  RETURN 'accepted';
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
