-- How a match moves from round to round. Everything that an answer or time changes in a running match is written here;
-- whoever calls has locked the matches and stored the answers.
--
-- A match has a row in match_clocks while it runs: when time moves it next, in a narrow row of its own, so that a new
-- deadline touches no index of the wide match row. A clock may stand early, never late: the sweep sets right a clock
-- that has passed before its match is due, so a deadline that only moves on costs nothing here.
--
-- A plan is made when a connection first calls a function and kept while the tables grow. So every table here is
-- entered by keys that are given, even where a join would name them: no plan made for young, empty tables is a bad one.

-- Moves locked matches on, each named once, by the answers in their open rounds:
--   both answers in: the round is scored; the match goes to the reveal, to the next question where there is no pause
--     (reveal_ms = 0), or to its end;
--   one answer in: the other player is waited for; a friend game's 24 hours start again, once, at that answer, unless it
--     is its starter's to an invitation; the invited player's own answer accepts one; a bot answers a pause after its
--     opponent, and no later than it would have by itself; and a bot that has answered is waited for no more;
--   in the reveal, or before the first round: the next question opens; a bot's answer to it was planned with the match.
-- Returns a row a match: whether a round closed, the seq before and after, and where the match stands. Its score is
-- decided here and nowhere else, and so is the winner (1, 2 or null) of a match that is played to its end; endings.sql
-- has the other ends.
CREATE OR REPLACE FUNCTION move_matches(ids UUID[], at TIMESTAMPTZ)
RETURNS TABLE (match_id UUID, closed BOOLEAN, from_seq INTEGER, match_seq INTEGER, match_status TEXT, match_phase TEXT,
  match_round INTEGER, match_score1 INTEGER, match_score2 INTEGER, match_winner INTEGER, match_ended TEXT, due TIMESTAMPTZ)
LANGUAGE plpgsql ROWS 10 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  -- Each match as its answers leave it: does its open round close, how does it score, does the match end, and does a
  -- question open?
  WITH judged AS MATERIALIZED (
    SELECT m.id, m.seq, LEAST(m.due_at, m.bot_due_at) AS due, round.closes, scored.*, finished.how,
      m.phase = 'reveal' OR m.current_round = 0 OR (round.closes AND finished.how IS NULL AND m.reveal_ms = 0) AS opens,
      round.place1 IS NOT NULL AS answered1, round.place2 IS NOT NULL AS answered2
    FROM matches m
      -- Each answer is looked up once, by its key: OFFSET 0 keeps the planner from repeating a look-up where it is
      -- used.
      CROSS JOIN LATERAL (SELECT chosen.place1, chosen.place2, m.keys[m.current_round] AS key,
          m.phase = 'question' AND chosen.place1 IS NOT NULL AND chosen.place2 IS NOT NULL AS closes
        FROM (SELECT
          (SELECT selected FROM match_answers WHERE match_id = m.id AND round = m.current_round AND player = 1) AS place1,
          (SELECT selected FROM match_answers WHERE match_id = m.id AND round = m.current_round AND player = 2) AS place2
          OFFSET 0) chosen OFFSET 0) round
      CROSS JOIN LATERAL (SELECT
        m.player1_score + COALESCE((round.closes AND round.place1 = round.key)::INTEGER, 0) AS score1,
        m.player2_score + COALESCE((round.closes AND round.place2 = round.key)::INTEGER, 0) AS score2,
        CASE WHEN NOT round.closes THEN m.silent_rounds
          WHEN round.place1 = -1 AND round.place2 = -1 THEN m.silent_rounds + 1 ELSE 0 END AS silent) scored
      -- A silent_limit or a win_at of null ends nothing.
      CROSS JOIN LATERAL (SELECT CASE
        WHEN NOT round.closes THEN NULL
        WHEN scored.silent >= m.silent_limit THEN 'abandoned'
        WHEN m.current_round >= m.rounds THEN 'played'
        WHEN scored.score1 <> scored.score2 AND GREATEST(scored.score1, scored.score2) >= m.win_at THEN 'played'
        END AS how) finished
    WHERE m.id = ANY(ids)
  ), moved AS (
    UPDATE matches m SET
      player1_score = judged.score1, player2_score = judged.score2, silent_rounds = judged.silent, seq = m.seq + 1,
      phase = CASE WHEN judged.opens THEN 'question' WHEN judged.closes THEN 'reveal' ELSE m.phase END,
      current_round = m.current_round + judged.opens::INTEGER,
      round_opened_at = CASE WHEN judged.opens THEN at ELSE m.round_opened_at END,
      shown1_at = CASE WHEN NOT judged.opens THEN m.shown1_at END,
      shown2_at = CASE WHEN NOT judged.opens THEN m.shown2_at END,
      due_at = CASE
        WHEN judged.how IS NOT NULL THEN NULL
        WHEN judged.opens
          OR (m.silence = 'forfeit' AND NOT judged.closes AND (judged.answered2 OR m.accepted_at IS NOT NULL))
          THEN at + m.answer_window_ms * interval '1 millisecond'
        WHEN judged.closes THEN at + m.reveal_ms * interval '1 millisecond'
        ELSE m.due_at END,
      bot_due_at = CASE
        WHEN judged.opens THEN at + m.bot_after_ms[m.current_round + 1] * interval '1 millisecond'
        WHEN judged.answered2 THEN NULL
        WHEN judged.answered1 THEN LEAST(m.bot_due_at, at + m.bot_pause_ms[m.current_round] * interval '1 millisecond')
        ELSE m.bot_due_at END,
      accepted_at = COALESCE(m.accepted_at, CASE WHEN m.kind = 'friend' AND judged.answered2 THEN at END),
      ended = judged.how,
      status = CASE judged.how WHEN 'abandoned' THEN 'abandoned' WHEN 'played' THEN 'over' ELSE m.status END,
      winner = CASE
        WHEN judged.how = 'played' AND judged.score1 > judged.score2 THEN 1
        WHEN judged.how = 'played' AND judged.score2 > judged.score1 THEN 2 END,
      finished_at = CASE WHEN judged.how IS NOT NULL THEN at END
    FROM judged WHERE m.id = judged.id AND m.id = ANY(ids)
    RETURNING m.id, judged.closes, judged.seq AS before, m.seq, m.status, m.phase, m.current_round, m.player1_score,
      m.player2_score, m.winner, m.ended, m.due_at,
      LEAST(m.due_at, m.bot_due_at) < judged.due AS sooner, LEAST(m.due_at, m.bot_due_at) AS next
  ), stopped AS (
    DELETE FROM match_clocks clock USING moved
    WHERE clock.match_id = moved.id AND clock.match_id = ANY(ids) AND moved.ended IS NOT NULL
  ), hurried AS (
    UPDATE match_clocks clock SET due_at = moved.next FROM moved
    WHERE clock.match_id = moved.id AND clock.match_id = ANY(ids) AND moved.sooner
  )
  SELECT id, closes, before, seq, status, phase, current_round, player1_score, player2_score, winner, ended, due_at
  FROM moved;
END $$;

-- Opens the first question of a match and starts its clock.
CREATE OR REPLACE FUNCTION open_round(match UUID, at TIMESTAMPTZ) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM move_matches(ARRAY[match], at);
  INSERT INTO match_clocks (match_id, due_at) SELECT id, LEAST(due_at, bot_due_at) FROM matches WHERE id = match;
END $$;
