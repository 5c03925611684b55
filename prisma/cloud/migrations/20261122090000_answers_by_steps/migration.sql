-- What an answer changed is told with its verdict (a step), so that nobody has to read the duel again for it; where there
-- is no pause after a round the next question opens with its close; and a round costs fewer statements. What the
-- functions do is what they did (20261120194500_hot_functions); the pure model in rules/duel/match.ts still holds them
-- to it.

-- PostgreSQL reads the text of every check anew at each statement on a table, and lists of texts are the longest: they cost
-- a match row a twelfth of all its work. Nobody but the functions of these migrations writes these columns.
ALTER TABLE "matches"
  DROP CONSTRAINT "matches_ended_known",
  DROP CONSTRAINT "matches_phase_known",
  DROP CONSTRAINT "matches_silence_known",
  DROP CONSTRAINT "matches_origin_known";
ALTER TABLE "match_answers"
  DROP CONSTRAINT "match_answers_player_check",
  ADD CONSTRAINT "match_answers_player_check" CHECK ("player" BETWEEN 1 AND 2);

-- Sets when time next moves a match. A clock may stand early, never late: one that is passed before its match is due is
-- set by the sweep, so that a deadline that only moves on costs nothing.
CREATE FUNCTION wind_clock(match UUID, due TIMESTAMPTZ, at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  UPDATE match_clocks SET due_at = due WHERE match_id = match AND (due_at > due OR due_at <= at);
END $$;

-- Opens the next question of locked matches; a bot's answer to it was planned before the match.
CREATE OR REPLACE FUNCTION open_rounds(ids UUID[], at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  match UUID;
  m RECORD;
BEGIN
  FOREACH match IN ARRAY ids LOOP
    UPDATE matches SET
      phase = 'question', current_round = current_round + 1, round_opened_at = at, seq = seq + 1,
      shown1_at = NULL, shown2_at = NULL,
      due_at = at + answer_window_ms * interval '1 millisecond',
      bot_due_at = at + bot_after_ms[current_round + 1] * interval '1 millisecond'
    WHERE id = match RETURNING current_round, LEAST(due_at, bot_due_at) AS due INTO m;
    IF m.current_round = 1 THEN INSERT INTO match_clocks (match_id, due_at) VALUES (match, m.due);
    ELSE PERFORM wind_clock(match, m.due, at); END IF;
  END LOOP;
END $$;

-- After the first answer of an open round of a locked match. A friend game's 24 hours start again once, at this moment
-- (design section 4); a bot that has answered is waited for no more.
DROP FUNCTION await_others(UUID[], TIMESTAMPTZ);
CREATE FUNCTION await_other(match UUID, at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  UPDATE matches SET
    seq = seq + 1,
    due_at = CASE WHEN silence = 'forfeit' THEN at + answer_window_ms * interval '1 millisecond' ELSE due_at END
  WHERE id = match;
END $$;

-- Scores the open round of a locked match and moves it on: to the reveal, to the next question where there is no pause,
-- or to its end.
DROP FUNCTION close_rounds(UUID[], TIMESTAMPTZ);
CREATE FUNCTION close_round(match UUID, at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  m RECORD;
  score1 INTEGER;
  score2 INTEGER;
  silent INTEGER;
  how TEXT;
  due TIMESTAMPTZ;
BEGIN
  SELECT current_round, rounds, win_at, silence, silent_rounds, player1_score, player2_score, reveal_ms,
    keys[current_round] AS key,
    (SELECT selected FROM match_answers WHERE match_id = match AND round = current_round AND player = 1) AS place1,
    (SELECT selected FROM match_answers WHERE match_id = match AND round = current_round AND player = 2) AS place2
  INTO m FROM matches WHERE id = match;
  score1 := m.player1_score + COALESCE((m.place1 = m.key)::INTEGER, 0);
  score2 := m.player2_score + COALESCE((m.place2 = m.key)::INTEGER, 0);
  silent := CASE WHEN m.place1 = -1 AND m.place2 = -1 THEN m.silent_rounds + 1 ELSE 0 END;
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
  IF how IS NOT NULL THEN DELETE FROM match_clocks WHERE match_id = match;
  ELSIF m.reveal_ms = 0 THEN PERFORM open_rounds(ARRAY[match], at);
  ELSE PERFORM wind_clock(match, due, at); END IF;
END $$;

-- Answers in a batch, verdicts in their order, each judged after those before it have taken effect. All rows are locked
-- first, in the order of match ids, so that two batches never wait for each other; the clock is read when they are held.
-- With an accepted answer comes the step it was: from which seq to which, and where the match stands after it.
DROP FUNCTION submit_answers(UUID[], INTEGER[], INTEGER[], INTEGER[]);
CREATE FUNCTION submit_answers(ids UUID[], round_numbers INTEGER[], sides INTEGER[], places INTEGER[])
RETURNS TABLE (idx INTEGER, verdict TEXT, closed BOOLEAN, from_seq INTEGER, match_seq INTEGER, at_ms FLOAT8,
  response_ms INTEGER, match_status TEXT, match_phase TEXT, match_round INTEGER, match_ended TEXT, due_ms FLOAT8)
LANGUAGE plpgsql AS $$
DECLARE
  m RECORD;
  at TIMESTAMPTZ;
BEGIN
  PERFORM FROM matches WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  at := game_clock();
  at_ms := EXTRACT(EPOCH FROM at) * 1000;
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
    from_seq := m.seq;
    match_seq := m.seq;
    IF verdict = 'accepted' AND at >= m.due_at THEN
      verdict := CASE WHEN EXISTS (SELECT FROM match_answers
        WHERE match_id = m.id AND round = m.current_round AND player = sides[i]) THEN 'repeated' ELSE 'late' END;
    ELSIF verdict = 'accepted' THEN
      response_ms := GREATEST(0, EXTRACT(EPOCH FROM at - m.since) * 1000);
      INSERT INTO match_answers AS a (match_id, round, player, selected, response_ms, answered_at)
      VALUES (m.id, m.current_round, sides[i], places[i], response_ms, at)
      ON CONFLICT DO NOTHING
      RETURNING EXISTS (SELECT FROM match_answers o
        WHERE o.match_id = a.match_id AND o.round = a.round AND o.player = 3 - a.player) INTO closed;
      IF NOT FOUND THEN verdict := 'repeated';
        closed := FALSE;
      ELSE
        IF closed THEN PERFORM close_round(m.id, at); ELSE PERFORM await_other(m.id, at); END IF;
        SELECT seq, status, phase, current_round, ended, EXTRACT(EPOCH FROM due_at) * 1000
        INTO match_seq, match_status, match_phase, match_round, match_ended, due_ms
        FROM matches WHERE id = m.id;
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;

-- What time does by itself, for at most `most` matches no other node holds: planned bot answers, silence, the next
-- question. Answers the matches that moved.
CREATE OR REPLACE FUNCTION sweep_matches(most INTEGER) RETURNS TABLE (match_id UUID, match_seq INTEGER) LANGUAGE plpgsql AS $$
DECLARE
  m RECORD;
  at TIMESTAMPTZ := game_clock();
  met BOOLEAN;
  moved UUID[] := '{}';
BEGIN
  FOR m IN
    SELECT x.id, x.phase, x.silence, x.current_round, x.answer_window_ms, LEAST(x.due_at, x.bot_due_at) AS due,
      x.bot_due_at <= at AND x.bot_due_at < x.due_at AS bot_speaks
    FROM match_clocks c JOIN matches x ON x.id = c.match_id
    WHERE c.due_at <= at ORDER BY c.due_at LIMIT most FOR UPDATE OF x SKIP LOCKED
  LOOP
    IF m.due > at THEN
      PERFORM wind_clock(m.id, m.due, at);
      CONTINUE;
    END IF;
    moved := moved || m.id;
    IF m.phase = 'reveal' THEN
      PERFORM open_rounds(ARRAY[m.id], at);
    ELSIF m.bot_speaks THEN
      INSERT INTO match_answers AS a (match_id, round, player, selected, response_ms, answered_at)
      SELECT x.id, x.current_round, 2, x.bot_places[x.current_round],
             GREATEST(0, EXTRACT(EPOCH FROM at - x.round_opened_at) * 1000)::INTEGER, at
      FROM matches x WHERE x.id = m.id
      RETURNING EXISTS (SELECT FROM match_answers o
        WHERE o.match_id = a.match_id AND o.round = a.round AND o.player = 1) INTO met;
      UPDATE matches SET bot_due_at = NULL WHERE id = m.id;
      IF met THEN PERFORM close_round(m.id, at);
      ELSE
        PERFORM await_other(m.id, at);
        PERFORM wind_clock(m.id, (SELECT due_at FROM matches WHERE id = m.id), at);
      END IF;
    ELSIF m.silence = 'forfeit' THEN
      PERFORM finish_match(m.id, 'forfeit',
        (SELECT p.player FROM match_answers p WHERE p.match_id = m.id AND p.round = m.current_round), at);
    ELSE
      INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
      SELECT m.id, m.current_round, s, -1, m.answer_window_ms, at FROM generate_series(1, 2) AS s
      ON CONFLICT DO NOTHING;
      PERFORM close_round(m.id, at);
    END IF;
  END LOOP;
  RETURN QUERY SELECT x.id, x.seq FROM matches x WHERE x.id = ANY(moved);
END $$;

-- Where there is no pause the round opens with the last one's close.
DROP FUNCTION open_due_round(UUID);
