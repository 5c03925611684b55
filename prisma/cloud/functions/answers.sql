-- Players' answers in duels and friend games.

-- Takes a batch of answers: the match, its round, the side (1 or 2) and the place chosen (0 to 3; -1 gives none), at
-- the same index in each array. Returns a row an answer, with its index from 1 and a verdict: accepted, unknown,
-- malformed, over, early, stale, repeated or late. Each answer is judged after those before it have taken effect. An
-- accepted one comes with the step it made: from which seq to which, the time taken, and where the match stands after
-- it.
--
-- All matches are locked first, in the order of their ids, so that two batches never wait for each other; the clock is
-- read once they are held.
CREATE OR REPLACE FUNCTION submit_answers(ids UUID[], round_numbers INTEGER[], sides INTEGER[], places INTEGER[])
RETURNS TABLE (idx INTEGER, verdict TEXT, closed BOOLEAN, from_seq INTEGER, match_seq INTEGER, at_ms FLOAT8,
  response_ms INTEGER, match_status TEXT, match_phase TEXT, match_round INTEGER, match_score1 INTEGER,
  match_score2 INTEGER, match_winner INTEGER, match_ended TEXT, due_ms FLOAT8)
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
  -- A match's second answer in the batch takes its turn after its first: each statement below finds a match once. As
  -- many matches as answers (the common case) means one turn for all.
  turns := array_fill(1, ARRAY[cardinality(ids)]);
  IF held < cardinality(ids) THEN
    SELECT array_agg(numbered.turn ORDER BY numbered.n), max(numbered.turn) INTO turns, last_turn
    FROM (SELECT given.n, row_number() OVER (PARTITION BY given.id ORDER BY given.n)::INTEGER AS turn
          FROM unnest(ids) WITH ORDINALITY AS given(id, n)) numbered;
  END IF;
  FOR this_turn IN 1..last_turn LOOP
    -- What makes an answer acceptable. The verdicts below tell why the others are not.
    WITH accepted AS (
      INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
      SELECT m.id, m.current_round, given.side, given.place, GREATEST(0, EXTRACT(EPOCH FROM
        at - COALESCE(CASE given.side WHEN 1 THEN m.shown1_at ELSE m.shown2_at END, m.round_opened_at, at)) * 1000), at
      FROM unnest(ids, round_numbers, sides, places, turns) AS given(id, round, side, place, turn)
        JOIN matches m ON m.id = given.id
      WHERE m.id = ANY(ids) AND given.turn = this_turn AND given.side IN (1, 2) AND given.place BETWEEN -1 AND 3
        AND m.status = 'active' AND m.phase = 'question' AND m.current_round = given.round
        AND at < m.due_at
        AND NOT EXISTS (SELECT FROM match_answers answer
          WHERE answer.match_id = given.id AND answer.round = given.round AND answer.player = given.side)
      RETURNING match_id
    )
    SELECT array_agg(match_id) INTO stored FROM accepted;
    -- The accepted ones' matches move here, inside the join. A match that did not move is read for its verdict.
    RETURN QUERY
    SELECT given.n::INTEGER, CASE
        WHEN step.match_id IS NOT NULL THEN 'accepted'
        WHEN m.id IS NULL OR given.side NOT IN (1, 2) THEN 'unknown'
        WHEN given.place NOT BETWEEN -1 AND 3 THEN 'malformed'
        WHEN m.status <> 'active' THEN 'over'
        WHEN given.round > m.current_round THEN 'early'
        WHEN given.round < m.current_round OR m.phase <> 'question' THEN 'stale'
        WHEN answer.match_id IS NOT NULL THEN 'repeated'
        ELSE 'late' END,
      COALESCE(step.closed, FALSE), COALESCE(step.from_seq, m.seq), step.match_seq, now_ms, answer.response_ms,
      step.match_status, step.match_phase, step.match_round, step.match_score1, step.match_score2, step.match_winner,
      step.match_ended, (EXTRACT(EPOCH FROM step.due) * 1000)::FLOAT8
    FROM unnest(ids, round_numbers, sides, places, turns) WITH ORDINALITY AS given(id, round, side, place, turn, n)
      LEFT JOIN move_matches(stored, at) step ON step.match_id = given.id
      LEFT JOIN match_answers answer ON answer.match_id = ANY(ids) AND answer.match_id = given.id
        AND answer.round = given.round AND answer.player = given.side
      LEFT JOIN matches m ON m.id = ANY(ids) AND m.id = CASE WHEN step.match_id IS NULL THEN given.id END
    WHERE given.turn = this_turn;
  END LOOP;
END $$;
