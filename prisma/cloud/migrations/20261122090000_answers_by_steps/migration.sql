-- What an answer changed is told with its verdict (a step), so that nobody has to read the duel again for it; where there
-- is no pause after a round the next question opens with its close, and a sweep is not waited for; and an answer costs
-- PostgreSQL three statements where it cost nine. What the functions do is what they did (20261120194500_hot_functions);
-- the pure model in rules/duel/match.ts still holds them to it.

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

DROP FUNCTION open_due_round(UUID);
DROP FUNCTION open_rounds(UUID[], TIMESTAMPTZ);
DROP FUNCTION await_others(UUID[], TIMESTAMPTZ);
DROP FUNCTION close_rounds(UUID[], TIMESTAMPTZ);
DROP FUNCTION submit_answers(UUID[], INTEGER[], INTEGER[], INTEGER[]);

-- Moves a locked match on: to its next question, to the reveal of the open one, or to its end, which `how` names. A bot's
-- answer to a question was planned before the match.
CREATE FUNCTION move_match(m matches, opens BOOLEAN, how TEXT, score1 INTEGER, score2 INTEGER, silent INTEGER,
  at TIMESTAMPTZ) RETURNS matches LANGUAGE plpgsql AS $$
BEGIN
  UPDATE matches SET
    player1_score = score1, player2_score = score2, silent_rounds = silent, seq = seq + 1,
    phase = CASE WHEN opens THEN 'question' ELSE 'reveal' END,
    current_round = current_round + opens::INTEGER,
    round_opened_at = CASE WHEN opens THEN at ELSE round_opened_at END,
    shown1_at = CASE WHEN NOT opens THEN shown1_at END,
    shown2_at = CASE WHEN NOT opens THEN shown2_at END,
    due_at = CASE WHEN how IS NULL
      THEN at + CASE WHEN opens THEN answer_window_ms ELSE reveal_ms END * interval '1 millisecond' END,
    bot_due_at = CASE WHEN opens THEN at + bot_after_ms[current_round + 1] * interval '1 millisecond' END,
    ended = how,
    status = CASE how WHEN 'abandoned' THEN 'abandoned' WHEN 'played' THEN 'over' ELSE status END,
    winner_id = CASE
      WHEN how = 'played' AND score1 > score2 THEN player1_id
      WHEN how = 'played' AND score2 > score1 THEN player2_id END,
    finished_at = CASE WHEN how IS NOT NULL THEN at END
  WHERE id = m.id
  RETURNING seq, status, phase, current_round, ended, due_at, bot_due_at
  INTO m.seq, m.status, m.phase, m.current_round, m.ended, m.due_at, m.bot_due_at;
  RETURN m;
END $$;

-- Opens the first question of a match, and sets when time next moves it. A clock may stand early, never late: one that is
-- passed before its match is due is set right by the sweep, so that a deadline which only moves on costs nothing.
CREATE OR REPLACE FUNCTION open_round(match UUID, at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
BEGIN
  SELECT * INTO m FROM matches WHERE id = match;
  m := move_match(m, TRUE, NULL, 0, 0, 0, at);
  INSERT INTO match_clocks (match_id, due_at) VALUES (match, LEAST(m.due_at, m.bot_due_at));
END $$;

-- Scores the open round of a locked match, by the places its players chose, and moves it on: to the reveal, to the next
-- question where there is no pause, or to its end.
CREATE FUNCTION close_round(m matches, place1 INTEGER, place2 INTEGER, at TIMESTAMPTZ) RETURNS matches LANGUAGE plpgsql AS $$
DECLARE
  key INTEGER := m.keys[m.current_round];
  score1 INTEGER := m.player1_score + COALESCE((place1 = key)::INTEGER, 0);
  score2 INTEGER := m.player2_score + COALESCE((place2 = key)::INTEGER, 0);
  silent INTEGER := CASE WHEN place1 = -1 AND place2 = -1 THEN m.silent_rounds + 1 ELSE 0 END;
  how TEXT := CASE
    WHEN m.silence = 'timeout' AND silent >= 3 THEN 'abandoned'
    WHEN m.current_round >= m.rounds THEN 'played'
    WHEN score1 <> score2 AND GREATEST(score1, score2) >= m.win_at THEN 'played' END;
  due_before TIMESTAMPTZ := LEAST(m.due_at, m.bot_due_at);
BEGIN
  m := move_match(m, how IS NULL AND m.reveal_ms = 0, how, score1, score2, silent, at);
  IF how IS NOT NULL THEN DELETE FROM match_clocks WHERE match_id = m.id;
  ELSIF LEAST(m.due_at, m.bot_due_at) < due_before THEN
    UPDATE match_clocks SET due_at = LEAST(m.due_at, m.bot_due_at) WHERE match_id = m.id;
  END IF;
  RETURN m;
END $$;

-- Stores one answer of a locked match in its open round, which it closes when it was the last one missing. A friend game's
-- 24 hours start again once, at the first answer (design section 4); a bot that has answered is waited for no more. An
-- answer stored before changes nothing: the row comes back empty.
CREATE FUNCTION store_answer(m matches, side INTEGER, place INTEGER, response_ms INTEGER, at TIMESTAMPTZ) RETURNS matches
LANGUAGE plpgsql AS $$
DECLARE
  other INTEGER;
BEGIN
  INSERT INTO match_answers AS a (match_id, round, player, selected, response_ms, answered_at)
  VALUES (m.id, m.current_round, side, place, response_ms, at)
  ON CONFLICT DO NOTHING
  RETURNING (SELECT o.selected FROM match_answers o
    WHERE o.match_id = a.match_id AND o.round = a.round AND o.player = 3 - a.player) INTO other;
  IF NOT FOUND THEN RETURN NULL;
  ELSIF other IS NOT NULL THEN
    RETURN close_round(m, CASE side WHEN 1 THEN place ELSE other END, CASE side WHEN 1 THEN other ELSE place END, at);
  END IF;
  UPDATE matches SET
    seq = seq + 1, bot_due_at = CASE side WHEN 1 THEN bot_due_at END,
    due_at = CASE WHEN silence = 'forfeit' THEN at + answer_window_ms * interval '1 millisecond' ELSE due_at END
  WHERE id = m.id RETURNING seq, due_at, bot_due_at INTO m.seq, m.due_at, m.bot_due_at;
  RETURN m;
END $$;

-- Answers in a batch, verdicts in their order, each judged after those before it have taken effect. All rows are locked
-- first, in the order of match ids, so that two batches never wait for each other; the clock is read when they are held.
-- With an accepted answer comes the step it was: from which seq to which, and where the match stands after it.
CREATE FUNCTION submit_answers(ids UUID[], round_numbers INTEGER[], sides INTEGER[], places INTEGER[])
RETURNS TABLE (idx INTEGER, verdict TEXT, closed BOOLEAN, from_seq INTEGER, match_seq INTEGER, at_ms FLOAT8,
  response_ms INTEGER, match_status TEXT, match_phase TEXT, match_round INTEGER, match_ended TEXT, due_ms FLOAT8)
LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
  after matches%ROWTYPE;
  at TIMESTAMPTZ;
BEGIN
  PERFORM FROM matches WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  at := game_clock();
  at_ms := EXTRACT(EPOCH FROM at) * 1000;
  FOR i IN 1..cardinality(ids) LOOP
    SELECT * INTO m FROM matches WHERE id = ids[i];
    verdict := CASE
      WHEN m.id IS NULL OR sides[i] NOT IN (1, 2) THEN 'unknown'
      WHEN places[i] NOT BETWEEN -1 AND 3 THEN 'malformed'
      WHEN m.status <> 'active' THEN 'over'
      WHEN round_numbers[i] > m.current_round THEN 'early'
      WHEN round_numbers[i] < m.current_round OR m.phase <> 'question' THEN 'stale'
      ELSE 'accepted' END;
    IF verdict = 'accepted' AND at >= m.due_at THEN
      verdict := CASE WHEN EXISTS (SELECT FROM match_answers
        WHERE match_id = m.id AND round = m.current_round AND player = sides[i]) THEN 'repeated' ELSE 'late' END;
    ELSIF verdict = 'accepted' THEN
      response_ms := GREATEST(0, EXTRACT(EPOCH FROM
        at - COALESCE(CASE sides[i] WHEN 1 THEN m.shown1_at ELSE m.shown2_at END, m.round_opened_at, at)) * 1000);
      after := store_answer(m, sides[i], places[i], response_ms, at);
      IF after.id IS NULL THEN verdict := 'repeated'; END IF;
      closed := after.current_round > m.current_round OR after.phase <> m.phase;
      match_seq := after.seq;
      match_status := after.status;
      match_phase := after.phase;
      match_round := after.current_round;
      match_ended := after.ended;
      due_ms := EXTRACT(EPOCH FROM after.due_at) * 1000;
    END IF;
    idx := i;
    from_seq := m.seq;
    RETURN NEXT;
  END LOOP;
END $$;

-- What time does by itself, for at most `most` matches no other node holds: planned bot answers, silence, the next
-- question. Answers the matches that moved.
CREATE OR REPLACE FUNCTION sweep_matches(most INTEGER) RETURNS TABLE (match_id UUID, match_seq INTEGER) LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
  at TIMESTAMPTZ := game_clock();
  moved UUID[] := '{}';
  early UUID[] := '{}';
BEGIN
  FOR m IN
    SELECT x.* FROM match_clocks c JOIN matches x ON x.id = c.match_id
    -- Asked again of a row that moved before it could be locked: what has ended meanwhile is left alone.
    WHERE c.due_at <= at AND x.status = 'active' ORDER BY c.due_at LIMIT most FOR UPDATE OF x SKIP LOCKED
  LOOP
    IF LEAST(m.due_at, m.bot_due_at) > at THEN
      early := early || m.id;
      CONTINUE;
    END IF;
    moved := moved || m.id;
    IF m.phase = 'reveal' THEN
      m := move_match(m, TRUE, NULL, m.player1_score, m.player2_score, m.silent_rounds, at);
    ELSIF m.bot_due_at <= at AND m.bot_due_at < m.due_at THEN
      m := store_answer(m, 2, m.bot_places[m.current_round],
        GREATEST(0, EXTRACT(EPOCH FROM at - m.round_opened_at) * 1000)::INTEGER, at);
    ELSIF m.silence = 'forfeit' THEN
      PERFORM finish_match(m.id, 'forfeit',
        (SELECT p.player FROM match_answers p WHERE p.match_id = m.id AND p.round = m.current_round), at);
    ELSE
      INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
      SELECT m.id, m.current_round, s, -1, m.answer_window_ms, at FROM generate_series(1, 2) AS s
      ON CONFLICT DO NOTHING;
      m := close_round(m,
        (SELECT selected FROM match_answers a WHERE a.match_id = m.id AND a.round = m.current_round AND a.player = 1),
        (SELECT selected FROM match_answers a WHERE a.match_id = m.id AND a.round = m.current_round AND a.player = 2), at);
    END IF;
  END LOOP;
  UPDATE match_clocks c SET due_at = LEAST(x.due_at, x.bot_due_at)
  FROM matches x WHERE x.id = c.match_id AND c.match_id = ANY(moved || early);
  RETURN QUERY SELECT x.id, x.seq FROM matches x WHERE x.id = ANY(moved);
END $$;
