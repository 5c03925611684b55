-- Ends of a match that no last round brings: resignation, forfeit and a claim, and what becomes of an invitation that nobody
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

-- A player claims a live duel that the opponent has left standing: over the last `silent` rounds, all closed, the player
-- answered each and the opponent none, nor the open round. The silent side forfeits. Returns claimed, or why not: over
-- (nor is any other match to be claimed) or present (the opponent has answered, or the player has not).
CREATE OR REPLACE FUNCTION claim_match(match UUID, side INTEGER, silent INTEGER) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
  last INTEGER;
BEGIN
  SELECT * INTO m FROM matches WHERE id = match AND kind = 'live' FOR UPDATE;
  IF m.status IS DISTINCT FROM 'active' THEN RETURN 'over'; END IF;
  last := m.current_round - (m.phase = 'question')::INTEGER;
  IF last < silent OR (SELECT count(*) FILTER (WHERE answer.round <= last
        AND (answer.player = side) = (answer.selected <> -1)) < 2 * silent
      OR bool_or(answer.round > last AND answer.player <> side)
    FROM match_answers answer WHERE answer.match_id = match AND answer.round > last - silent) THEN RETURN 'present'; END IF;
  PERFORM finish_match(match, 'forfeit', side, game_clock());
  RETURN 'claimed';
END $$;
