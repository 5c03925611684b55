-- Ends of a match that no last round brings: resignation and forfeit, and what becomes of an invitation that nobody
-- took. A match played to its end is ended by move_matches.

-- Ends a locked match. `how` is resigned or forfeit; `victor` is the winning side, null for none. An invitation ends as
-- declined, withdrawn or lapsed: it touches nobody's record, so nothing of it is left to settle.
CREATE OR REPLACE FUNCTION finish_match(match UUID, how TEXT, victor INTEGER, at TIMESTAMPTZ)
RETURNS VOID LANGUAGE sql AS $$
  DELETE FROM match_clocks WHERE match_id = match;
  UPDATE matches SET
    status = CASE WHEN how IN ('resigned', 'forfeit') THEN 'over' ELSE 'abandoned' END,
    ended = how,
    winner = victor,
    due_at = NULL, bot_due_at = NULL, finished_at = at, seq = seq + 1,
    settled_at = CASE WHEN how IN ('declined', 'withdrawn', 'lapsed') THEN at END
  WHERE id = match
$$;

-- One side gives up and the other wins; an invitation is declined or withdrawn, and nobody wins. Returns how the match
-- ended, null when it is not running or has no such side.
CREATE OR REPLACE FUNCTION resign_match(match UUID, side INTEGER) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
  how TEXT := 'resigned';
BEGIN
  SELECT * INTO m FROM matches WHERE id = match AND status = 'active' FOR UPDATE;
  IF NOT FOUND OR side NOT IN (1, 2) THEN RETURN NULL; END IF;
  IF m.kind = 'friend' AND m.accepted_at IS NULL THEN
    how := CASE side WHEN 2 THEN 'declined' ELSE 'withdrawn' END;
  END IF;
  PERFORM finish_match(match, how, CASE how WHEN 'resigned' THEN 3 - side END, game_clock());
  RETURN how;
END $$;
