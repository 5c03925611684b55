-- Live duels (design section 6): what a match row needs to be the duel, and the functions that move it.

ALTER TABLE "matches" ADD COLUMN     "bot_after_ms" INTEGER[],
ADD COLUMN     "bot_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "bot_places" INTEGER[],
ADD COLUMN     "ended" TEXT,
ADD COLUMN     "keys" INTEGER[],
ADD COLUMN     "round_opened_at" TIMESTAMPTZ(3),
ADD COLUMN     "silent_rounds" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "matches"
  ADD CONSTRAINT "matches_ended_known" CHECK ("ended" IN ('played', 'resigned', 'forfeit', 'abandoned')),
  ADD CONSTRAINT "matches_phase_known" CHECK ("phase" IN ('question', 'reveal')),
  ADD CONSTRAINT "matches_silence_known" CHECK ("silence" IN ('timeout', 'forfeit'));

CREATE INDEX "matches_bot_due_at_idx" ON "matches"("bot_due_at") WHERE "status" = 'active';
CREATE INDEX "matches_unsettled_idx" ON "matches"("finished_at") WHERE "finished_at" IS NOT NULL AND "settled_at" IS NULL;

-- The one clock that decides. A test moves it with: ALTER DATABASE … SET bar_duel.clock_shift = '25 hours'.
CREATE FUNCTION game_clock() RETURNS TIMESTAMPTZ LANGUAGE sql VOLATILE AS $$
  SELECT date_trunc('milliseconds', clock_timestamp())
       + COALESCE(NULLIF(current_setting('bar_duel.clock_shift', true), ''), '0')::interval
$$;

-- Ends a locked match.
CREATE FUNCTION finish_match(match UUID, how TEXT, victor INTEGER, at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  UPDATE matches SET
    status = CASE WHEN how = 'abandoned' THEN 'abandoned' ELSE 'over' END,
    ended = how,
    winner_id = CASE victor WHEN 1 THEN player1_id WHEN 2 THEN player2_id END,
    due_at = NULL, bot_due_at = NULL, finished_at = at, seq = seq + 1
  WHERE id = match
$$;

-- Opens the next question of a locked match; the bot's answer to it was planned before the match.
CREATE FUNCTION open_round(match UUID, at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  UPDATE matches SET
    phase = 'question', current_round = current_round + 1, round_opened_at = at, seq = seq + 1,
    due_at = at + answer_window_ms * interval '1 millisecond',
    bot_due_at = at + bot_after_ms[current_round + 1] * interval '1 millisecond'
  WHERE id = match
$$;

-- Scores the open round of a locked match and moves it on: to the reveal, or to its end.
CREATE FUNCTION close_round(match UUID, at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
  place1 INTEGER;
  place2 INTEGER;
BEGIN
  SELECT * INTO STRICT m FROM matches WHERE id = match;
  SELECT selected INTO place1 FROM match_answers WHERE match_id = match AND round = m.current_round AND player = 1;
  SELECT selected INTO place2 FROM match_answers WHERE match_id = match AND round = m.current_round AND player = 2;
  IF place1 = m.keys[m.current_round] THEN m.player1_score := m.player1_score + 1; END IF;
  IF place2 = m.keys[m.current_round] THEN m.player2_score := m.player2_score + 1; END IF;
  m.silent_rounds := CASE WHEN place1 = -1 AND place2 = -1 THEN m.silent_rounds + 1 ELSE 0 END;

  UPDATE matches SET
    player1_score = m.player1_score, player2_score = m.player2_score, silent_rounds = m.silent_rounds,
    phase = 'reveal', due_at = at + reveal_ms * interval '1 millisecond', bot_due_at = NULL, seq = seq + 1
  WHERE id = match;

  IF m.silence = 'timeout' AND m.silent_rounds >= 3 THEN
    PERFORM finish_match(match, 'abandoned', NULL, at);
  ELSIF m.current_round >= m.rounds
     OR (m.player1_score <> m.player2_score AND GREATEST(m.player1_score, m.player2_score) >= m.win_at) THEN
    PERFORM finish_match(match, 'played',
      CASE WHEN m.player1_score > m.player2_score THEN 1 WHEN m.player2_score > m.player1_score THEN 2 END, at);
  END IF;
END $$;

-- Stores one answer of a locked match in its open round; closes the round when it was the last one missing.
CREATE FUNCTION store_answer(match UUID, side INTEGER, place INTEGER, at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
BEGIN
  SELECT * INTO STRICT m FROM matches WHERE id = match;
  INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
  VALUES (match, m.current_round, side, place,
          GREATEST(0, EXTRACT(EPOCH FROM at - COALESCE(m.round_opened_at, at)) * 1000)::INTEGER, at);
  IF EXISTS (SELECT FROM match_answers WHERE match_id = match AND round = m.current_round AND player = 3 - side) THEN
    PERFORM close_round(match, at);
    RETURN TRUE;
  END IF;
  -- A friend game's 24 hours start again once, at the first answer (design section 4).
  UPDATE matches SET
    seq = seq + 1,
    due_at = CASE WHEN silence = 'forfeit' THEN at + answer_window_ms * interval '1 millisecond' ELSE due_at END
  WHERE id = match;
  RETURN FALSE;
END $$;

-- Answers in a batch. Rows are locked in the order of match ids, so that two batches never wait for each other.
CREATE FUNCTION submit_answers(ids UUID[], round_numbers INTEGER[], sides INTEGER[], places INTEGER[])
RETURNS TABLE (idx INTEGER, verdict TEXT, closed BOOLEAN, match_seq INTEGER) LANGUAGE plpgsql AS $$
DECLARE
  a RECORD;
  m matches%ROWTYPE;
  at TIMESTAMPTZ;
BEGIN
  FOR a IN
    SELECT t.id, t.round_number, t.side, t.place, t.n::INTEGER AS n
    FROM unnest(ids, round_numbers, sides, places) WITH ORDINALITY AS t(id, round_number, side, place, n)
    ORDER BY t.id, t.n
  LOOP
    SELECT * INTO m FROM matches WHERE matches.id = a.id FOR UPDATE;
    at := game_clock();
    idx := a.n;
    closed := FALSE;
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
    IF verdict = 'accepted' THEN closed := store_answer(a.id, a.side, a.place, at); END IF;
    SELECT matches.seq INTO match_seq FROM matches WHERE matches.id = a.id;
    RETURN NEXT;
  END LOOP;
END $$;

-- What time does by itself, for at most `most` matches no other node holds: planned bot answers, silence, the next
-- question. Answers the matches that moved.
CREATE FUNCTION sweep_matches(most INTEGER) RETURNS TABLE (match_id UUID, match_seq INTEGER) LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
  at TIMESTAMPTZ := game_clock();
  spoke INTEGER;
  open_side INTEGER;
BEGIN
  FOR m IN
    SELECT * FROM matches
    WHERE status = 'active' AND (due_at <= at OR bot_due_at <= at)
    ORDER BY due_at LIMIT most FOR UPDATE SKIP LOCKED
  LOOP
    IF m.phase = 'reveal' THEN
      PERFORM open_round(m.id, at);
    ELSIF m.bot_due_at <= at AND m.bot_due_at < m.due_at THEN
      UPDATE matches SET bot_due_at = NULL WHERE id = m.id;
      PERFORM store_answer(m.id, 2, m.bot_places[m.current_round], at);
    ELSIF m.silence = 'forfeit' THEN
      SELECT player INTO spoke FROM match_answers x WHERE x.match_id = m.id AND x.round = m.current_round;
      PERFORM finish_match(m.id, 'forfeit', spoke, at);
    ELSE
      FOR open_side IN
        SELECT s FROM generate_series(1, 2) AS s
        WHERE NOT EXISTS (SELECT FROM match_answers x
                          WHERE x.match_id = m.id AND x.round = m.current_round AND x.player = s)
      LOOP
        INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
        VALUES (m.id, m.current_round, open_side, -1, m.answer_window_ms, at);
      END LOOP;
      PERFORM close_round(m.id, at);
    END IF;
    match_id := m.id;
    SELECT seq INTO match_seq FROM matches WHERE id = m.id;
    RETURN NEXT;
  END LOOP;
END $$;

-- One player gives up; the other wins. False when the match is over or the side is not in it.
CREATE FUNCTION resign_match(match UUID, side INTEGER) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM matches WHERE id = match AND status = 'active' FOR UPDATE;
  IF NOT FOUND OR side NOT IN (1, 2) THEN RETURN FALSE; END IF;
  PERFORM finish_match(match, 'resigned', 3 - side, game_clock());
  RETURN TRUE;
END $$;
