-- Answers of a batch are stored by one statement and move their matches by another (20261122090000_answers_by_steps went
-- from match to match, and handing a whole match row from function to function cost more than what was done with it). All
-- that answers or time change in a match is now one function, move_matches; whoever calls it has put the answers there.
-- Every table is entered by keys that are given, also where a join would name them: no plan made for young tables is a bad
-- one (20261120194500_hot_functions). What the functions do is what they did; the pure model in rules/duel/match.ts still
-- holds them to it.

-- In the order in which a batch locks them.
LOCK TABLE "matches", "match_answers" IN ACCESS EXCLUSIVE MODE;

-- An answer is stored under its match's lock: nobody has to look that the match is there. They go with it as before.
ALTER TABLE "match_answers" DROP CONSTRAINT "match_answers_match_id_fkey";
CREATE FUNCTION forget_match_answers() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM match_answers a USING gone g WHERE a.match_id = g.id;
  RETURN NULL;
END $$;
CREATE TRIGGER matches_forget_answers AFTER DELETE ON matches
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_match_answers();

DROP FUNCTION sweep_matches(INTEGER);
DROP FUNCTION submit_answers(UUID[], INTEGER[], INTEGER[], INTEGER[]);
DROP FUNCTION store_answer(matches, INTEGER, INTEGER, INTEGER, TIMESTAMPTZ);
DROP FUNCTION close_round(matches, INTEGER, INTEGER, TIMESTAMPTZ);
DROP FUNCTION move_match(matches, BOOLEAN, TEXT, INTEGER, INTEGER, INTEGER, TIMESTAMPTZ);

-- Moves locked matches on, each named once, by the answers that stand in their open rounds. With both in, the round is
-- scored, and the match goes to the reveal, to the next question where there is no pause, or to its end. With one in, the
-- other is waited for: a friend game's 24 hours start again once, at that answer (design section 4), and a bot that has
-- answered is waited for no more. From the reveal, and before the first round, the next question opens; a bot's answer to
-- it was planned before the match.
--
-- A clock may stand early, never late: one that is passed before its match is due is set right by the sweep, so that a
-- deadline which only moves on costs nothing.
CREATE FUNCTION move_matches(ids UUID[], at TIMESTAMPTZ)
RETURNS TABLE (match_id UUID, closed BOOLEAN, from_seq INTEGER, match_seq INTEGER, match_status TEXT, match_phase TEXT,
  match_round INTEGER, match_ended TEXT, due TIMESTAMPTZ) LANGUAGE plpgsql ROWS 10 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH rounds AS MATERIALIZED (
    SELECT m.id, m.seq, LEAST(m.due_at, m.bot_due_at) AS due, round.closes, scored.*, finished.how,
      m.phase = 'reveal' OR m.current_round = 0 OR (round.closes AND finished.how IS NULL AND m.reveal_ms = 0) AS opens,
      round.two IS NOT NULL AS second_in
    FROM matches m
      -- Looked up once and by their keys: what offset keeps apart.
      CROSS JOIN LATERAL (SELECT a.one, a.two, m.keys[m.current_round] AS key,
          m.phase = 'question' AND a.one IS NOT NULL AND a.two IS NOT NULL AS closes
        FROM (SELECT
          (SELECT selected FROM match_answers WHERE match_id = m.id AND round = m.current_round AND player = 1) AS one,
          (SELECT selected FROM match_answers WHERE match_id = m.id AND round = m.current_round AND player = 2) AS two
          OFFSET 0) a OFFSET 0) round
      CROSS JOIN LATERAL (SELECT
        m.player1_score + COALESCE((round.closes AND round.one = round.key)::INTEGER, 0) AS score1,
        m.player2_score + COALESCE((round.closes AND round.two = round.key)::INTEGER, 0) AS score2,
        CASE WHEN NOT round.closes THEN m.silent_rounds
          WHEN round.one = -1 AND round.two = -1 THEN m.silent_rounds + 1 ELSE 0 END AS silent) scored
      CROSS JOIN LATERAL (SELECT CASE
        WHEN NOT round.closes THEN NULL
        WHEN m.silence = 'timeout' AND scored.silent >= 3 THEN 'abandoned'
        WHEN m.current_round >= m.rounds THEN 'played'
        WHEN scored.score1 <> scored.score2 AND GREATEST(scored.score1, scored.score2) >= m.win_at THEN 'played'
        END AS how) finished
    WHERE m.id = ANY(ids)
  ), moved AS (
    UPDATE matches m SET
      player1_score = r.score1, player2_score = r.score2, silent_rounds = r.silent, seq = m.seq + 1,
      phase = CASE WHEN r.opens THEN 'question' WHEN r.closes THEN 'reveal' ELSE m.phase END,
      current_round = m.current_round + r.opens::INTEGER,
      round_opened_at = CASE WHEN r.opens THEN at ELSE m.round_opened_at END,
      shown1_at = CASE WHEN NOT r.opens THEN m.shown1_at END,
      shown2_at = CASE WHEN NOT r.opens THEN m.shown2_at END,
      due_at = CASE
        WHEN r.how IS NOT NULL THEN NULL
        WHEN r.opens OR (m.silence = 'forfeit' AND NOT r.closes) THEN at + m.answer_window_ms * interval '1 millisecond'
        WHEN r.closes THEN at + m.reveal_ms * interval '1 millisecond'
        ELSE m.due_at END,
      bot_due_at = CASE
        WHEN r.opens THEN at + m.bot_after_ms[m.current_round + 1] * interval '1 millisecond'
        WHEN NOT r.second_in THEN m.bot_due_at END,
      ended = r.how,
      status = CASE r.how WHEN 'abandoned' THEN 'abandoned' WHEN 'played' THEN 'over' ELSE m.status END,
      winner_id = CASE
        WHEN r.how = 'played' AND r.score1 > r.score2 THEN m.player1_id
        WHEN r.how = 'played' AND r.score2 > r.score1 THEN m.player2_id END,
      finished_at = CASE WHEN r.how IS NOT NULL THEN at END
    FROM rounds r WHERE m.id = r.id AND m.id = ANY(ids)
    RETURNING m.id, r.closes, r.seq AS before, m.seq, m.status, m.phase, m.current_round, m.ended, m.due_at,
      LEAST(m.due_at, m.bot_due_at) < r.due AS sooner, LEAST(m.due_at, m.bot_due_at) AS next
  ), stopped AS (
    DELETE FROM match_clocks c USING moved d
    WHERE c.match_id = d.id AND c.match_id = ANY(ids) AND d.ended IS NOT NULL
  ), hurried AS (
    UPDATE match_clocks c SET due_at = d.next FROM moved d
    WHERE c.match_id = d.id AND c.match_id = ANY(ids) AND d.sooner
  )
  SELECT id, closes, before, seq, status, phase, current_round, ended, due_at FROM moved;
END $$;

-- Opens the first question of a match, and sets when time next moves it.
CREATE OR REPLACE FUNCTION open_round(match UUID, at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM move_matches(ARRAY[match], at);
  INSERT INTO match_clocks (match_id, due_at) SELECT id, LEAST(due_at, bot_due_at) FROM matches WHERE id = match;
END $$;

-- Answers in a batch, verdicts in their order, each judged after those before it have taken effect. All rows are locked
-- first, in the order of match ids, so that two batches never wait for each other; the clock is read when they are held.
-- With an accepted answer comes the step it was: from which seq to which, and where the match stands after it.
CREATE FUNCTION submit_answers(ids UUID[], round_numbers INTEGER[], sides INTEGER[], places INTEGER[])
RETURNS TABLE (idx INTEGER, verdict TEXT, closed BOOLEAN, from_seq INTEGER, match_seq INTEGER, at_ms FLOAT8,
  response_ms INTEGER, match_status TEXT, match_phase TEXT, match_round INTEGER, match_ended TEXT, due_ms FLOAT8)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  at TIMESTAMPTZ;
  now_ms FLOAT8;
  held INTEGER;
  turns INTEGER[];
  last_turn INTEGER := 1;
  stored UUID[];
BEGIN
  PERFORM FROM matches WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  GET DIAGNOSTICS held = ROW_COUNT;
  at := game_clock();
  now_ms := EXTRACT(EPOCH FROM at) * 1000;
  -- A match's second answer in the batch takes its turn after its first: each statement finds a match once.
  turns := array_fill(1, ARRAY[cardinality(ids)]);
  IF held < cardinality(ids) THEN
    SELECT array_agg(t.turn ORDER BY t.n), max(t.turn) INTO turns, last_turn
    FROM (SELECT g.n, row_number() OVER (PARTITION BY g.id ORDER BY g.n)::INTEGER AS turn
          FROM unnest(ids) WITH ORDINALITY AS g(id, n)) t;
  END IF;
  FOR this_turn IN 1..last_turn LOOP
    WITH accepted AS (
      INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
      SELECT m.id, m.current_round, g.side, g.place, GREATEST(0, EXTRACT(EPOCH FROM
        at - COALESCE(CASE g.side WHEN 1 THEN m.shown1_at ELSE m.shown2_at END, m.round_opened_at, at)) * 1000), at
      FROM unnest(ids, round_numbers, sides, places, turns) AS g(id, round, side, place, turn)
        JOIN matches m ON m.id = g.id
      WHERE m.id = ANY(ids) AND g.turn = this_turn AND g.side IN (1, 2) AND g.place BETWEEN -1 AND 3
        AND m.status = 'active' AND m.phase = 'question' AND m.current_round = g.round
        AND at < m.due_at
        AND NOT EXISTS (SELECT FROM match_answers a
          WHERE a.match_id = g.id AND a.round = g.round AND a.player = g.side)
      RETURNING match_id
    )
    SELECT array_agg(match_id) INTO stored FROM accepted;
    RETURN QUERY
    SELECT g.n::INTEGER, CASE
        WHEN d.match_id IS NOT NULL THEN 'accepted'
        WHEN m.id IS NULL OR g.side NOT IN (1, 2) THEN 'unknown'
        WHEN g.place NOT BETWEEN -1 AND 3 THEN 'malformed'
        WHEN m.status <> 'active' THEN 'over'
        WHEN g.round > m.current_round THEN 'early'
        WHEN g.round < m.current_round OR m.phase <> 'question' THEN 'stale'
        WHEN a.match_id IS NOT NULL THEN 'repeated'
        ELSE 'late' END,
      COALESCE(d.closed, FALSE), COALESCE(d.from_seq, m.seq), d.match_seq, now_ms, a.response_ms, d.match_status,
      d.match_phase, d.match_round, d.match_ended, (EXTRACT(EPOCH FROM d.due) * 1000)::FLOAT8
    FROM unnest(ids, round_numbers, sides, places, turns) WITH ORDINALITY AS g(id, round, side, place, turn, n)
      LEFT JOIN move_matches(stored, at) d ON d.match_id = g.id
      LEFT JOIN match_answers a ON a.match_id = ANY(ids) AND a.match_id = g.id AND a.round = g.round AND a.player = g.side
      LEFT JOIN matches m ON m.id = ANY(ids) AND m.id = CASE WHEN d.match_id IS NULL THEN g.id END
    WHERE g.turn = this_turn;
  END LOOP;
END $$;

-- What time does by itself, for at most `most` matches no other node holds: planned bot answers, silence, the next
-- question. Answers the matches that moved.
CREATE FUNCTION sweep_matches(most INTEGER) RETURNS TABLE (match_id UUID, match_seq INTEGER) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  at TIMESTAMPTZ := game_clock();
  held UUID[];
  due UUID[];
BEGIN
  SELECT array_agg(x.id), array_agg(x.id) FILTER (WHERE COALESCE(x.due <= at, TRUE)) INTO held, due FROM (
    SELECT m.id, m.due FROM (SELECT match_id FROM match_clocks WHERE due_at <= at ORDER BY due_at) c
      -- Each by its key, and no more locked than are taken. Asked again of a row that moved before it could be locked: what
      -- has ended meanwhile is left alone.
      CROSS JOIN LATERAL (
        SELECT id, LEAST(due_at, bot_due_at) AS due FROM matches WHERE id = c.match_id AND status = 'active'
        FOR NO KEY UPDATE SKIP LOCKED) m
    LIMIT most) x;
  IF held IS NULL THEN RETURN; END IF;

  INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
  SELECT m.id, m.current_round, 2, COALESCE(m.bot_places[m.current_round], -1),
    -- No longer than the window, however long nobody swept.
    LEAST(m.answer_window_ms, GREATEST(0, EXTRACT(EPOCH FROM at - m.round_opened_at) * 1000)), at
  FROM matches m WHERE m.id = ANY(due) AND m.phase = 'question' AND m.bot_due_at <= at AND m.bot_due_at < m.due_at
  ON CONFLICT DO NOTHING;

  INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
  SELECT m.id, m.current_round, side, -1, m.answer_window_ms, at
  FROM matches m CROSS JOIN generate_series(1, 2) AS side
  WHERE m.id = ANY(due) AND m.phase = 'question' AND m.silence <> 'forfeit' AND COALESCE(m.due_at <= at, TRUE)
    AND NOT COALESCE(m.bot_due_at < m.due_at, FALSE)
    AND NOT EXISTS (SELECT FROM match_answers a
      WHERE a.match_id = ANY(due) AND a.match_id = m.id AND a.round = m.current_round AND a.player = side);

  PERFORM finish_match(m.id, 'forfeit',
    (SELECT a.player FROM match_answers a WHERE a.match_id = m.id AND a.round = m.current_round), at)
  FROM matches m WHERE m.id = ANY(due) AND m.phase = 'question' AND m.silence = 'forfeit' AND COALESCE(m.due_at <= at, TRUE)
    AND NOT COALESCE(m.bot_due_at < m.due_at, FALSE);

  PERFORM FROM move_matches(ARRAY(SELECT m.id FROM matches m WHERE m.id = ANY(due) AND m.status = 'active'), at);
  UPDATE match_clocks c SET due_at = LEAST(m.due_at, m.bot_due_at)
  FROM matches m WHERE m.id = c.match_id AND m.id = ANY(held) AND c.match_id = ANY(held);
  RETURN QUERY SELECT m.id, m.seq FROM matches m WHERE m.id = ANY(due);
END $$;
