-- Ends of a match that no last round brings: resignation and forfeit. A match played to its end is ended by
-- move_matches.

-- Ends a locked match. `how` is resigned or forfeit; `victor` is the winning side, null for none.
CREATE OR REPLACE FUNCTION finish_match(match UUID, how TEXT, victor INTEGER, at TIMESTAMPTZ)
RETURNS VOID LANGUAGE sql AS $$
  DELETE FROM match_clocks WHERE match_id = match;
  UPDATE matches SET
    status = CASE WHEN how = 'abandoned' THEN 'abandoned' ELSE 'over' END,
    ended = how,
    winner = victor,
    due_at = NULL, bot_due_at = NULL, finished_at = at, seq = seq + 1
  WHERE id = match
$$;

-- One side gives up and the other wins. Returns false when the match is not running or has no such side.
CREATE OR REPLACE FUNCTION resign_match(match UUID, side INTEGER) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM matches WHERE id = match AND status = 'active' FOR UPDATE;
  IF NOT FOUND OR side NOT IN (1, 2) THEN RETURN FALSE; END IF;
  PERFORM finish_match(match, 'resigned', 3 - side, game_clock());
  RETURN TRUE;
END $$;
