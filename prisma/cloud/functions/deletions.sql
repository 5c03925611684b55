-- Rows that go with a player or a match without a foreign key: a key would look the parent up at each insert, which
-- happens under the parent's lock anyway, and these tables take most of what an answer stores.

-- A player's showings, answers and seen questions. An answered showing is found by its answer.
CREATE OR REPLACE FUNCTION forget_answers() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM showings s USING gone g, question_attempts a WHERE a.user_id = g.id AND s.id = a.showing_id;
  DELETE FROM showings s USING gone g WHERE s.user_id = g.id AND s.answered_at IS NULL;
  DELETE FROM question_attempts a USING gone g WHERE a.user_id = g.id;
  DELETE FROM question_seen q USING gone g WHERE q.user_id = g.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_forget_answers AFTER DELETE ON users
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_answers();

-- A match's answers.
CREATE OR REPLACE FUNCTION forget_match_answers() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM match_answers a USING gone g WHERE a.match_id = g.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER matches_forget_answers AFTER DELETE ON matches
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_match_answers();
