-- Hints in a live duel.

-- Gives one side of a match a hint to its open question, at most `most` a duel; the same question's hint again costs
-- nothing. Returns a verdict (given, none_left, or why not: unknown, over, stale, repeated, late), how many hints the
-- side has used, and the seq.
CREATE OR REPLACE FUNCTION use_hint(match UUID, side INTEGER, round_number INTEGER, most INTEGER)
RETURNS TABLE (verdict TEXT, used INTEGER, match_seq INTEGER) LANGUAGE plpgsql AS $$
DECLARE
  m matches%ROWTYPE;
  taken INTEGER[];
BEGIN
  SELECT * INTO m FROM matches WHERE id = match FOR UPDATE;
  taken := CASE side WHEN 1 THEN m.hints1 ELSE m.hints2 END;
  verdict := CASE
    WHEN m.id IS NULL OR side NOT IN (1, 2) THEN 'unknown'
    WHEN m.status <> 'active' THEN 'over'
    WHEN round_number <> m.current_round OR m.phase <> 'question' THEN 'stale'
    WHEN EXISTS (SELECT FROM match_answers answer
                 WHERE answer.match_id = match AND answer.round = round_number AND answer.player = side) THEN 'repeated'
    WHEN game_clock() >= m.due_at THEN 'late'
    WHEN round_number = ANY(taken) THEN 'given'
    WHEN cardinality(taken) >= most THEN 'none_left'
    ELSE 'new'
  END;
  IF verdict = 'new' THEN
    taken := taken || round_number;
    IF side = 1 THEN UPDATE matches SET hints1 = taken, seq = seq + 1 WHERE id = match;
    ELSE UPDATE matches SET hints2 = taken, seq = seq + 1 WHERE id = match; END IF;
    verdict := 'given';
  END IF;
  used := cardinality(taken);
  SELECT seq INTO match_seq FROM matches WHERE id = match;
  RETURN NEXT;
END $$;
