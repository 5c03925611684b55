-- What time does in a match: a bot's planned answer, the end of an answer window, the end of a reveal.

-- Applies what is due to at most `most` matches that no other node holds, those overdue longest first. A window that ends
-- gives each silent player no answer (-1), or, where silence forfeits, ends the game. Returns the matches that moved.
CREATE OR REPLACE FUNCTION sweep_matches(most INTEGER)
RETURNS TABLE (match_id UUID, match_seq INTEGER) LANGUAGE plpgsql AS $$
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
