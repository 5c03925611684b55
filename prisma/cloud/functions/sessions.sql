-- A session that ends before its time, whatever ended it, is told to all nodes: they close its sockets.
CREATE OR REPLACE FUNCTION tell_ended_sessions() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('bar_duel_live', 's:' || user_id) FROM (SELECT DISTINCT user_id FROM gone WHERE expires_at > now()) g;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_tell_ended AFTER DELETE ON sessions
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_ended_sessions();
