-- The answer's path with half the statements: each costs PostgreSQL more than the rows it touches. What the functions do
-- is what they did (20261120105154_live_duels); the pure model in rules/duel/match.ts still holds them to it.

-- Scores the open round of a locked match and moves it on: to the reveal, or to its end.
CREATE OR REPLACE FUNCTION close_round(match UUID, at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  m RECORD;
BEGIN
  UPDATE matches SET
    player1_score = player1_score + COALESCE((a.place1 = keys[current_round])::INTEGER, 0),
    player2_score = player2_score + COALESCE((a.place2 = keys[current_round])::INTEGER, 0),
    silent_rounds = CASE WHEN a.place1 = -1 AND a.place2 = -1 THEN silent_rounds + 1 ELSE 0 END,
    phase = 'reveal', due_at = at + reveal_ms * interval '1 millisecond', bot_due_at = NULL, seq = seq + 1
  FROM (SELECT max(x.selected) FILTER (WHERE x.player = 1) AS place1, max(x.selected) FILTER (WHERE x.player = 2) AS place2
        FROM match_answers x
        WHERE x.match_id = match AND x.round = (SELECT y.current_round FROM matches y WHERE y.id = match)) a
  WHERE id = match
  RETURNING silence, silent_rounds, current_round, rounds, win_at, player1_score, player2_score INTO STRICT m;

  IF m.silence = 'timeout' AND m.silent_rounds >= 3 THEN
    PERFORM finish_match(match, 'abandoned', NULL, at);
  ELSIF m.current_round >= m.rounds
     OR (m.player1_score <> m.player2_score AND GREATEST(m.player1_score, m.player2_score) >= m.win_at) THEN
    PERFORM finish_match(match, 'played',
      CASE WHEN m.player1_score > m.player2_score THEN 1 WHEN m.player2_score > m.player1_score THEN 2 END, at);
  END IF;
END $$;

-- Stores one answer of a locked match in its open round; closes the round when it was the last one missing.
CREATE OR REPLACE FUNCTION store_answer(match UUID, side INTEGER, place INTEGER, at TIMESTAMPTZ) RETURNS BOOLEAN
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
  SELECT match, current_round, side, place,
         GREATEST(0, EXTRACT(EPOCH FROM at - COALESCE(round_opened_at, at)) * 1000)::INTEGER, at
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

-- Answers in a batch. Rows are locked in the order of match ids, so that two batches never wait for each other.
CREATE OR REPLACE FUNCTION submit_answers(ids UUID[], round_numbers INTEGER[], sides INTEGER[], places INTEGER[])
RETURNS TABLE (idx INTEGER, verdict TEXT, closed BOOLEAN, match_seq INTEGER) LANGUAGE plpgsql AS $$
DECLARE
  a RECORD;
  m RECORD;
  at TIMESTAMPTZ;
BEGIN
  FOR a IN
    SELECT t.id, t.round_number, t.side, t.place, t.n::INTEGER AS n
    FROM unnest(ids, round_numbers, sides, places) WITH ORDINALITY AS t(id, round_number, side, place, n)
    ORDER BY t.id, t.n
  LOOP
    SELECT matches.id, matches.status, matches.phase, matches.current_round, matches.due_at, matches.seq INTO m
    FROM matches WHERE matches.id = a.id FOR UPDATE;
    at := game_clock();
    idx := a.n;
    closed := FALSE;
    match_seq := m.seq;
    verdict := CASE
      WHEN m.id IS NULL OR a.side NOT IN (1, 2) THEN 'unknown'
      WHEN a.place NOT BETWEEN -1 AND 3 THEN 'malformed'
      WHEN m.status <> 'active' THEN 'over'
      WHEN a.round_number > m.current_round THEN 'early'
      WHEN a.round_number < m.current_round OR m.phase <> 'question' THEN 'stale'
      WHEN EXISTS (SELECT FROM match_answers x
                   WHERE x.match_id = a.id AND x.round = a.round_number AND x.player = a.side) THEN 'repeated'
      WHEN at >= m.due_at THEN 'late'
      ELSE 'accepted'
    END;
    IF verdict = 'accepted' THEN
      closed := store_answer(a.id, a.side, a.place, at);
      SELECT matches.seq INTO match_seq FROM matches WHERE matches.id = a.id;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
