-- The leaderboards: a row a player for all time and for each week in which they gained points.

-- The Monday (UTC) of the week an instant lies in, as YYYY-MM-DD: the name of a weekly board. It depends on nothing but
-- the instant, but to_char is only stable; declared immutable, PostgreSQL could not inline it.
CREATE OR REPLACE FUNCTION board_week(at TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT to_char(date_trunc('week', at AT TIME ZONE 'UTC'), 'YYYY-MM-DD')
$$;

-- Whatever transaction pays a player points moves the player's rows with it.
CREATE OR REPLACE FUNCTION keep_boards() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  now TIMESTAMPTZ := game_clock();
  gained INTEGER := NEW.points - CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD.points END;
  -- By their own wish, until an admin has looked at their play, since the account is about to go, or is shut.
  off BOOLEAN := NEW.hidden_from_boards OR NEW.held_at IS NOT NULL OR NEW.deletes_at IS NOT NULL
    OR NEW.suspended_at IS NOT NULL;
BEGIN
  IF gained > 0 THEN
    INSERT INTO board_rows AS b (period, user_id, points, reached_at, law_school, hidden) VALUES
      ('all', NEW.id, NEW.points, now, NEW.law_school, off),
      (board_week(now), NEW.id, gained, now, NEW.law_school, off)
    ON CONFLICT (period, user_id) DO UPDATE SET
      points = CASE b.period WHEN 'all' THEN NEW.points ELSE b.points + gained END,
      reached_at = now, law_school = NEW.law_school, hidden = off;
  END IF;
  IF TG_OP = 'UPDATE' AND (NEW.law_school IS DISTINCT FROM OLD.law_school
                           OR off <> (OLD.hidden_from_boards OR OLD.held_at IS NOT NULL OR OLD.deletes_at IS NOT NULL
                                      OR OLD.suspended_at IS NOT NULL)) THEN
    UPDATE board_rows SET law_school = NEW.law_school, hidden = off WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_keep_boards_on_insert AFTER INSERT ON users
  FOR EACH ROW WHEN (NEW.points > 0) EXECUTE FUNCTION keep_boards();
CREATE OR REPLACE TRIGGER users_keep_boards
  AFTER UPDATE OF points, law_school, hidden_from_boards, held_at, deletes_at, suspended_at ON users
  FOR EACH ROW EXECUTE FUNCTION keep_boards();
