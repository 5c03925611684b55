-- DropIndex
DROP INDEX "matches_status_due_at_idx";

-- CreateTable
CREATE TABLE "match_clocks" (
    "match_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "match_clocks_pkey" PRIMARY KEY ("match_id")
);

-- CreateIndex
CREATE INDEX "match_clocks_due_at_idx" ON "match_clocks"("due_at");

-- AddForeignKey
ALTER TABLE "match_clocks" ADD CONSTRAINT "match_clocks_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The duel's hot path by sets. Each round moved the deadline of a wide row that ten indexes point at, and each answer was
-- a call of several statements; now the deadline that is searched for stands in a narrow row of its own, a change of a
-- match touches no index (its new version stays on the page), and a batch of answers costs as many statements as one
-- answer. What the functions do is what they did (20261120105154_live_duels, 20261120141500_friend_games); the pure model
-- in rules/duel/match.ts still holds them to it.
DROP INDEX "matches_active_due_at_idx";
DROP INDEX "matches_bot_due_at_idx";
ALTER TABLE "matches" SET (fillfactor = 60);
ALTER TABLE "match_clocks" SET (fillfactor = 60);

INSERT INTO "match_clocks" ("match_id", "due_at")
SELECT "id", LEAST("due_at", "bot_due_at") FROM "matches" WHERE "status" = 'active' AND "due_at" IS NOT NULL;

-- Ends a locked match.
CREATE OR REPLACE FUNCTION finish_match(match UUID, how TEXT, victor INTEGER, at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  DELETE FROM match_clocks WHERE match_id = match;
  UPDATE matches SET
    status = CASE WHEN how = 'abandoned' THEN 'abandoned' ELSE 'over' END,
    ended = how,
    winner_id = CASE victor WHEN 1 THEN player1_id WHEN 2 THEN player2_id END,
    due_at = NULL, bot_due_at = NULL, finished_at = at, seq = seq + 1
  WHERE id = match
$$;

-- Opens the next question of locked matches; a bot's answer to it was planned before the match.
CREATE FUNCTION open_rounds(ids UUID[], at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  WITH opened AS (
    UPDATE matches SET
      phase = 'question', current_round = current_round + 1, round_opened_at = at, seq = seq + 1,
      shown1_at = NULL, shown2_at = NULL,
      due_at = at + answer_window_ms * interval '1 millisecond',
      bot_due_at = at + bot_after_ms[current_round + 1] * interval '1 millisecond'
    WHERE id = ANY(ids)
    RETURNING id, LEAST(due_at, bot_due_at) AS due
  )
  INSERT INTO match_clocks AS c (match_id, due_at) SELECT id, due FROM opened
  ON CONFLICT (match_id) DO UPDATE SET due_at = excluded.due_at
$$;

CREATE OR REPLACE FUNCTION open_round(match UUID, at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  SELECT open_rounds(ARRAY[match], at)
$$;

-- After the first answer of an open round of locked matches. A friend game's 24 hours start again once, at this moment
-- (design section 4); a bot that has answered is waited for no more.
CREATE FUNCTION await_others(ids UUID[], at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  WITH waiting AS (
    UPDATE matches SET
      seq = seq + 1,
      due_at = CASE WHEN silence = 'forfeit' THEN at + answer_window_ms * interval '1 millisecond' ELSE due_at END
    WHERE id = ANY(ids)
    RETURNING id, LEAST(due_at, bot_due_at) AS due
  )
  UPDATE match_clocks c SET due_at = w.due FROM waiting w WHERE c.match_id = w.id AND c.due_at <> w.due
$$;

-- Scores the open round of locked matches and moves each on: to the reveal, or to its end.
CREATE FUNCTION close_rounds(ids UUID[], at TIMESTAMPTZ) RETURNS VOID LANGUAGE sql AS $$
  WITH said AS (
    SELECT m.id, m.keys[m.current_round] AS key,
      max(x.selected) FILTER (WHERE x.player = 1) AS place1, max(x.selected) FILTER (WHERE x.player = 2) AS place2
    FROM matches m JOIN match_answers x ON x.match_id = m.id AND x.round = m.current_round
    WHERE m.id = ANY(ids) GROUP BY m.id
  ), scored AS (
    SELECT m.id, m.silence, m.current_round >= m.rounds AS last, m.win_at,
      m.player1_score + COALESCE((s.place1 = s.key)::INTEGER, 0) AS score1,
      m.player2_score + COALESCE((s.place2 = s.key)::INTEGER, 0) AS score2,
      CASE WHEN s.place1 = -1 AND s.place2 = -1 THEN m.silent_rounds + 1 ELSE 0 END AS silent
    FROM said s JOIN matches m ON m.id = s.id
  ), judged AS (
    SELECT *, CASE
      WHEN silence = 'timeout' AND silent >= 3 THEN 'abandoned'
      WHEN last OR (score1 <> score2 AND GREATEST(score1, score2) >= win_at) THEN 'played' END AS how
    FROM scored
  ), moved AS (
    UPDATE matches m SET
      player1_score = j.score1, player2_score = j.score2, silent_rounds = j.silent,
      phase = 'reveal', seq = m.seq + 1, bot_due_at = NULL, ended = j.how,
      status = CASE j.how WHEN 'abandoned' THEN 'abandoned' WHEN 'played' THEN 'over' ELSE m.status END,
      winner_id = CASE
        WHEN j.how = 'played' AND j.score1 > j.score2 THEN m.player1_id
        WHEN j.how = 'played' AND j.score2 > j.score1 THEN m.player2_id END,
      due_at = CASE WHEN j.how IS NULL THEN at + m.reveal_ms * interval '1 millisecond' END,
      finished_at = CASE WHEN j.how IS NOT NULL THEN at END
    FROM judged j WHERE m.id = j.id
    RETURNING m.id, m.due_at
  ), over AS (
    DELETE FROM match_clocks c USING moved WHERE c.match_id = moved.id AND moved.due_at IS NULL
  )
  UPDATE match_clocks c SET due_at = moved.due_at FROM moved WHERE c.match_id = moved.id AND moved.due_at IS NOT NULL
$$;

-- Answers in a batch, verdicts in their order. All rows are locked in the order of match ids, so that two batches never
-- wait for each other; the clock is read when they are held. A player's second answer to a match in one batch is judged
-- after the first has taken effect.
CREATE OR REPLACE FUNCTION submit_answers(ids UUID[], round_numbers INTEGER[], sides INTEGER[], places INTEGER[])
RETURNS TABLE (idx INTEGER, verdict TEXT, closed BOOLEAN, match_seq INTEGER) LANGUAGE plpgsql AS $$
DECLARE
  said RECORD;
  at TIMESTAMPTZ;
  turns INTEGER[];
  turns_taken INTEGER;
  met UUID[];
  alone UUID[];
BEGIN
  PERFORM FROM matches WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  at := game_clock();
  SELECT array_agg(t.turn ORDER BY t.n), max(t.turn) INTO turns, turns_taken
  FROM (SELECT s.n, row_number() OVER (PARTITION BY s.id, s.side ORDER BY s.n)::INTEGER AS turn
        FROM unnest(ids, sides) WITH ORDINALITY AS s(id, side, n)) t;
  FOR now_taken IN 1..COALESCE(turns_taken, 0) LOOP
    met := '{}';
    alone := '{}';
    FOR said IN
      WITH judged AS (
        SELECT a.n::INTEGER AS n, a.id, a.side, a.place, m.seq, m.current_round,
          COALESCE(CASE a.side WHEN 1 THEN m.shown1_at ELSE m.shown2_at END, m.round_opened_at, at) AS since,
          CASE
            WHEN m.id IS NULL OR a.side NOT IN (1, 2) THEN 'unknown'
            WHEN a.place NOT BETWEEN -1 AND 3 THEN 'malformed'
            WHEN m.status <> 'active' THEN 'over'
            WHEN a.round_number > m.current_round THEN 'early'
            WHEN a.round_number < m.current_round OR m.phase <> 'question' THEN 'stale'
            WHEN EXISTS (SELECT FROM match_answers x
                         WHERE x.match_id = a.id AND x.round = a.round_number AND x.player = a.side) THEN 'repeated'
            WHEN at >= m.due_at THEN 'late'
            ELSE 'accepted'
          END AS verdict,
          EXISTS (SELECT FROM match_answers x
                  WHERE x.match_id = a.id AND x.round = a.round_number AND x.player = 3 - a.side) AS awaited
        FROM unnest(ids, round_numbers, sides, places, turns) WITH ORDINALITY AS a(id, round_number, side, place, turn, n)
          LEFT JOIN matches m ON m.id = a.id
        WHERE a.turn = now_taken
      ), stored AS (
        INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
        SELECT j.id, j.current_round, j.side, j.place,
               GREATEST(0, EXTRACT(EPOCH FROM at - j.since) * 1000)::INTEGER, at
        FROM judged j WHERE j.verdict = 'accepted'
      )
      SELECT j.*, count(*) FILTER (WHERE j.verdict = 'accepted') OVER (PARTITION BY j.id ORDER BY j.n)::INTEGER AS nth
      FROM judged j
    LOOP
      idx := said.n;
      verdict := said.verdict;
      closed := said.verdict = 'accepted' AND (said.awaited OR said.nth = 2);
      match_seq := said.seq + CASE WHEN said.verdict = 'accepted' THEN said.nth ELSE 0 END;
      IF closed THEN met := met || said.id::UUID;
      ELSIF said.verdict = 'accepted' THEN alone := alone || said.id::UUID; END IF;
      RETURN NEXT;
    END LOOP;
    IF cardinality(alone) > 0 THEN PERFORM await_others(alone, at); END IF;
    IF cardinality(met) > 0 THEN PERFORM close_rounds(met, at); END IF;
  END LOOP;
END $$;

-- What time does by itself, for at most `most` matches no other node holds: planned bot answers, silence, the next
-- question. Answers the matches that moved.
CREATE OR REPLACE FUNCTION sweep_matches(most INTEGER) RETURNS TABLE (match_id UUID, match_seq INTEGER) LANGUAGE plpgsql AS $$
DECLARE
  m RECORD;
  at TIMESTAMPTZ := game_clock();
  opening UUID[] := '{}';
  bots UUID[] := '{}';
  silent UUID[] := '{}';
  forfeits UUID[] := '{}';
  met UUID[];
BEGIN
  FOR m IN
    SELECT x.id, x.phase, x.silence, x.bot_due_at <= at AND x.bot_due_at < x.due_at AS bot_speaks
    FROM match_clocks c JOIN matches x ON x.id = c.match_id
    WHERE c.due_at <= at AND (x.due_at <= at OR x.bot_due_at <= at)
    ORDER BY c.due_at LIMIT most FOR UPDATE OF x SKIP LOCKED
  LOOP
    IF m.phase = 'reveal' THEN opening := opening || m.id;
    ELSIF m.bot_speaks THEN bots := bots || m.id;
    ELSIF m.silence = 'forfeit' THEN forfeits := forfeits || m.id;
    ELSE silent := silent || m.id; END IF;
  END LOOP;

  IF cardinality(opening) > 0 THEN PERFORM open_rounds(opening, at); END IF;

  IF cardinality(bots) > 0 THEN
    INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
    SELECT x.id, x.current_round, 2, x.bot_places[x.current_round],
           GREATEST(0, EXTRACT(EPOCH FROM at - x.round_opened_at) * 1000)::INTEGER, at
    FROM matches x WHERE x.id = ANY(bots);
    UPDATE matches SET bot_due_at = NULL WHERE id = ANY(bots);
    met := ARRAY(SELECT x.id FROM matches x JOIN match_answers p
                 ON p.match_id = x.id AND p.round = x.current_round AND p.player = 1 WHERE x.id = ANY(bots));
    PERFORM close_rounds(met, at);
    PERFORM await_others(ARRAY(SELECT unnest(bots) EXCEPT SELECT unnest(met)), at);
  END IF;

  IF cardinality(silent) > 0 THEN
    INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
    SELECT x.id, x.current_round, s, -1, x.answer_window_ms, at
    FROM matches x CROSS JOIN generate_series(1, 2) AS s WHERE x.id = ANY(silent)
    ON CONFLICT DO NOTHING;
    PERFORM close_rounds(silent, at);
  END IF;

  PERFORM finish_match(x.id, 'forfeit',
    (SELECT p.player FROM match_answers p WHERE p.match_id = x.id AND p.round = x.current_round), at)
  FROM matches x WHERE x.id = ANY(forfeits);

  RETURN QUERY SELECT x.id, x.seq FROM matches x WHERE x.id = ANY(opening || bots || silent || forfeits);
END $$;

DROP FUNCTION store_answer(UUID, INTEGER, INTEGER, TIMESTAMPTZ);
DROP FUNCTION close_round(UUID, TIMESTAMPTZ);
