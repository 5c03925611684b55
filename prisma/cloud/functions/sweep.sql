-- What time does in a match: a bot's planned answer, the end of an answer window, the end of a reveal.

-- Applies what is due to at most `most` matches that no other node holds, those overdue longest first. A window that
-- ends gives each silent player no answer (-1), or, where silence forfeits, ends the game. Returns the matches that
-- moved.
CREATE OR REPLACE FUNCTION sweep_matches(most INTEGER)
RETURNS TABLE (match_id UUID, match_seq INTEGER) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  at TIMESTAMPTZ := game_clock();
  held UUID[];
  due UUID[];
BEGIN
  -- `held`: the matches locked here; `due`: those of them that are really due, since a clock may stand early.
  SELECT array_agg(locked.id), array_agg(locked.id) FILTER (WHERE COALESCE(locked.due <= at, TRUE)) INTO held, due FROM (
    SELECT m.id, m.due FROM (SELECT match_id FROM match_clocks WHERE due_at <= at ORDER BY due_at) clock
      -- Each match is found by its key, and no more are locked than are taken. The status is looked at again once a row
      -- is locked: a match that ended meanwhile is left alone.
      CROSS JOIN LATERAL (
        SELECT id, LEAST(due_at, bot_due_at) AS due FROM matches WHERE id = clock.match_id AND status = 'active'
        FOR NO KEY UPDATE SKIP LOCKED) m
    LIMIT most) locked;
  IF held IS NULL THEN RETURN; END IF;

  -- A bot answers as planned.
  INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
  SELECT m.id, m.current_round, 2, COALESCE(m.bot_places[m.current_round], -1),
    -- No longer than the window, however long nobody swept.
    LEAST(m.answer_window_ms, GREATEST(0, EXTRACT(EPOCH FROM at - m.round_opened_at) * 1000)), at
  FROM matches m WHERE m.id = ANY(due) AND m.phase = 'question' AND m.bot_due_at <= at AND m.bot_due_at < m.due_at
  ON CONFLICT DO NOTHING;

  -- The window has ended: a side without an answer gives none.
  INSERT INTO match_answers (match_id, round, player, selected, response_ms, answered_at)
  SELECT m.id, m.current_round, side, -1, m.answer_window_ms, at
  FROM matches m CROSS JOIN generate_series(1, 2) AS side
  WHERE m.id = ANY(due) AND m.phase = 'question' AND m.silence <> 'forfeit' AND COALESCE(m.due_at <= at, TRUE)
    AND NOT COALESCE(m.bot_due_at < m.due_at, FALSE)
    AND NOT EXISTS (SELECT FROM match_answers answer
      WHERE answer.match_id = ANY(due) AND answer.match_id = m.id AND answer.round = m.current_round
        AND answer.player = side);

  -- Or its silence forfeits: the side that has answered wins, and nobody when neither has. An invitation lapses.
  PERFORM finish_match(m.id, CASE WHEN m.accepted_at IS NULL THEN 'lapsed' ELSE 'forfeit' END,
    (SELECT answer.player FROM match_answers answer
     WHERE answer.match_id = m.id AND answer.round = m.current_round AND m.accepted_at IS NOT NULL), at)
  FROM matches m WHERE m.id = ANY(due) AND m.phase = 'question' AND m.silence = 'forfeit'
    AND COALESCE(m.due_at <= at, TRUE) AND NOT COALESCE(m.bot_due_at < m.due_at, FALSE);

  -- A reveal that has ended moves here too.
  PERFORM FROM move_matches(ARRAY(SELECT m.id FROM matches m WHERE m.id = ANY(due) AND m.status = 'active'), at);
  UPDATE match_clocks clock SET due_at = LEAST(m.due_at, m.bot_due_at)
  FROM matches m WHERE m.id = clock.match_id AND m.id = ANY(held) AND clock.match_id = ANY(held);
  RETURN QUERY SELECT m.id, m.seq FROM matches m WHERE m.id = ANY(due);
END $$;
