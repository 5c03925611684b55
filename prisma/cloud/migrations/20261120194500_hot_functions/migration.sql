-- What moves a match, one match after the other and each by its key. As sets (20261120160957_match_clocks) these were
-- planned for the tables as they were when a connection first called them: in a young database that is nearly empty
-- ones, and what suits those, a walk through all rows, was kept while they grew. A statement that finds one row by its
-- key has one plan; entering it costs less than a set of the few matches a batch holds. What they do is what they did,
-- and the pure model in rules/duel/match.ts still holds them to it.

-- Opens the next question of locked matches; a bot's answer to it was planned before the match.
CREATE OR REPLACE FUNCTION open_rounds(ids UUID[], at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  match UUID;
  due TIMESTAMPTZ;
BEGIN
  FOREACH match IN ARRAY ids LOOP
    UPDATE matches SET
      phase = 'question', current_round = current_round + 1, round_opened_at = at, seq = seq + 1,
      shown1_at = NULL, shown2_at = NULL,
      due_at = at + answer_window_ms * interval '1 millisecond',
      bot_due_at = at + bot_after_ms[current_round + 1] * interval '1 millisecond'
    WHERE id = match RETURNING LEAST(due_at, bot_due_at) INTO due;
    UPDATE match_clocks SET due_at = due WHERE match_id = match;
    IF NOT FOUND THEN INSERT INTO match_clocks (match_id, due_at) VALUES (match, due); END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION open_round(match UUID, at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM open_rounds(ARRAY[match], at);
END $$;

-- After the first answer of an open round of locked matches. A friend game's 24 hours start again once, at this moment
-- (design section 4); a bot that has answered is waited for no more.
CREATE OR REPLACE FUNCTION await_others(ids UUID[], at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  match UUID;
  m RECORD;
BEGIN
  FOREACH match IN ARRAY ids LOOP
    UPDATE matches SET
      seq = seq + 1,
      due_at = CASE WHEN silence = 'forfeit' THEN at + answer_window_ms * interval '1 millisecond' ELSE due_at END
    WHERE id = match RETURNING kind, LEAST(due_at, bot_due_at) AS due INTO m;
    -- Between two people who play live nothing but the deadline is waited for, as before.
    IF m.kind <> 'live' THEN UPDATE match_clocks SET due_at = m.due WHERE match_id = match; END IF;
  END LOOP;
END $$;

-- Scores the open round of locked matches and moves each on: to the reveal, or to its end.
CREATE OR REPLACE FUNCTION close_rounds(ids UUID[], at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  match UUID;
  m RECORD;
  place1 INTEGER;
  place2 INTEGER;
  score1 INTEGER;
  score2 INTEGER;
  silent INTEGER;
  how TEXT;
  due TIMESTAMPTZ;
BEGIN
  FOREACH match IN ARRAY ids LOOP
    SELECT current_round, rounds, win_at, silence, silent_rounds, player1_score, player2_score,
      keys[current_round] AS key INTO m FROM matches WHERE id = match;
    SELECT selected INTO place1 FROM match_answers
      WHERE match_id = match AND round = m.current_round AND player = 1;
    SELECT selected INTO place2 FROM match_answers
      WHERE match_id = match AND round = m.current_round AND player = 2;
    score1 := m.player1_score + COALESCE((place1 = m.key)::INTEGER, 0);
    score2 := m.player2_score + COALESCE((place2 = m.key)::INTEGER, 0);
    silent := CASE WHEN place1 = -1 AND place2 = -1 THEN m.silent_rounds + 1 ELSE 0 END;
    how := CASE
      WHEN m.silence = 'timeout' AND silent >= 3 THEN 'abandoned'
      WHEN m.current_round >= m.rounds THEN 'played'
      WHEN score1 <> score2 AND GREATEST(score1, score2) >= m.win_at THEN 'played' END;
    UPDATE matches SET
      player1_score = score1, player2_score = score2, silent_rounds = silent,
      phase = 'reveal', seq = seq + 1, bot_due_at = NULL, ended = how,
      status = CASE how WHEN 'abandoned' THEN 'abandoned' WHEN 'played' THEN 'over' ELSE status END,
      winner_id = CASE
        WHEN how = 'played' AND score1 > score2 THEN player1_id
        WHEN how = 'played' AND score2 > score1 THEN player2_id END,
      due_at = CASE WHEN how IS NULL THEN at + reveal_ms * interval '1 millisecond' END,
      finished_at = CASE WHEN how IS NOT NULL THEN at END
    WHERE id = match RETURNING due_at INTO due;
    IF due IS NULL THEN DELETE FROM match_clocks WHERE match_id = match;
    ELSE UPDATE match_clocks SET due_at = due WHERE match_id = match; END IF;
  END LOOP;
END $$;

-- Answers in a batch, verdicts in their order, each judged after those before it have taken effect. All rows are locked
-- first, in the order of match ids, so that two batches never wait for each other; the clock is read when they are held.
CREATE OR REPLACE FUNCTION submit_answers(ids UUID[], round_numbers INTEGER[], sides INTEGER[], places INTEGER[])
RETURNS TABLE (idx INTEGER, verdict TEXT, closed BOOLEAN, match_seq INTEGER) LANGUAGE plpgsql AS $$
DECLARE
  m RECORD;
  at TIMESTAMPTZ;
BEGIN
  PERFORM FROM matches WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  at := game_clock();
  FOR i IN 1..cardinality(ids) LOOP
    idx := i;
    closed := FALSE;
    SELECT id, status, phase, current_round, due_at, seq,
      COALESCE(CASE sides[i] WHEN 1 THEN shown1_at ELSE shown2_at END, round_opened_at, at) AS since
    INTO m FROM matches WHERE id = ids[i];
    verdict := CASE
      WHEN m.id IS NULL OR sides[i] NOT IN (1, 2) THEN 'unknown'
      WHEN places[i] NOT BETWEEN -1 AND 3 THEN 'malformed'
      WHEN m.status <> 'active' THEN 'over'
      WHEN round_numbers[i] > m.current_round THEN 'early'
      WHEN round_numbers[i] < m.current_round OR m.phase <> 'question' THEN 'stale'
      ELSE 'accepted' END;
    match_seq := m.seq;
    IF verdict = 'accepted' AND at >= m.due_at THEN
      verdict := CASE WHEN EXISTS (SELECT FROM match_answers
        WHERE match_id = m.id AND round = m.current_round AND player = sides[i]) THEN 'repeated' ELSE 'late' END;
    ELSIF verdict = 'accepted' THEN
      INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
      VALUES (m.id, m.current_round, sides[i], places[i],
              GREATEST(0, EXTRACT(EPOCH FROM at - m.since) * 1000)::INTEGER, at)
      ON CONFLICT DO NOTHING;
      IF NOT FOUND THEN verdict := 'repeated';
      ELSE
        match_seq := m.seq + 1;
        closed := EXISTS (SELECT FROM match_answers
          WHERE match_id = m.id AND round = m.current_round AND player = 3 - sides[i]);
        IF closed THEN PERFORM close_rounds(ARRAY[m.id], at);
        ELSE PERFORM await_others(ARRAY[m.id], at); END IF;
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;

-- Duels in one transaction, the seq of each in their order (start_duel). The tickets of all their players are locked
-- first, in the order of players, as everybody who holds several does: so that nobody waits for each other.
CREATE FUNCTION start_duels(duels JSONB[], need_tickets BOOLEAN[])
RETURNS TABLE (seq INTEGER) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM queue_tickets WHERE user_id = ANY(ARRAY(
    SELECT (d ->> p)::UUID FROM unnest(duels) AS d CROSS JOIN unnest('{player1_id,player2_id}'::TEXT[]) AS p
  )) ORDER BY user_id FOR UPDATE;
  FOR i IN 1..cardinality(duels) LOOP
    seq := start_duel(duels[i], need_tickets[i]);
    RETURN NEXT;
  END LOOP;
END $$;
