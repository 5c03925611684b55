-- The clock that decides every deadline and time limit of a match: the database's, in whole milliseconds, whatever the
-- nodes' own clocks say.

-- A test moves it: ALTER DATABASE … SET bar_duel.clock_shift = '25 hours'.
CREATE OR REPLACE FUNCTION game_clock() RETURNS TIMESTAMPTZ LANGUAGE sql VOLATILE AS $$
  SELECT date_trunc('milliseconds', clock_timestamp())
       + COALESCE(NULLIF(current_setting('bar_duel.clock_shift', true), ''), '0')::interval
$$;
