-- What a duel's settlement stores, twenty answers at a time, with less around each row.

-- An answer of a duel belongs to no solo run: it costs these indexes nothing.
DROP INDEX "question_attempts_run_id_idx";
CREATE INDEX "question_attempts_run_id_idx" ON "question_attempts"("run_id") WHERE "run_id" IS NOT NULL;
DROP INDEX "showings_run_id_round_key";
CREATE UNIQUE INDEX "showings_run_id_round_key" ON "showings"("run_id", "round") WHERE "run_id" IS NOT NULL;

-- Of a player's showings the open ones alone are looked for; nobody looks for those of a match.
DROP INDEX "showings_user_id_context_answered_at_idx";
DROP INDEX "showings_match_id_round_idx";
CREATE INDEX "showings_open_idx" ON "showings"("user_id", "shown_at") WHERE "answered_at" IS NULL;

-- Three tables take most of what an answer stores, and each row looked its player up, whom the transaction holds locked.
-- The rows go with the player as before, once for all of them.
ALTER TABLE "showings" DROP CONSTRAINT "showings_user_id_fkey";
ALTER TABLE "question_attempts" DROP CONSTRAINT "question_attempts_user_id_fkey";
ALTER TABLE "question_seen" DROP CONSTRAINT "question_seen_user_id_fkey";

-- An answered showing has its attempt, by which it is found.
CREATE FUNCTION forget_answers() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM showings s USING gone g, question_attempts a WHERE a.user_id = g.id AND s.id = a.showing_id;
  DELETE FROM showings s USING gone g WHERE s.user_id = g.id AND s.answered_at IS NULL;
  DELETE FROM question_attempts a USING gone g WHERE a.user_id = g.id;
  DELETE FROM question_seen q USING gone g WHERE q.user_id = g.id;
  RETURN NULL;
END $$;

CREATE TRIGGER users_forget_answers AFTER DELETE ON users
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_answers();

-- Fifty answers each, read whole and written whole: as text they need not be taken apart and put together each time.
ALTER TABLE "users" ALTER COLUMN "recent_attempts" DROP DEFAULT,
  ALTER COLUMN "recent_attempts" TYPE JSON USING "recent_attempts"::JSON,
  ALTER COLUMN "recent_attempts" SET DEFAULT '[]';
ALTER TABLE "player_subject_stats" ALTER COLUMN "recent_attempts" DROP DEFAULT,
  ALTER COLUMN "recent_attempts" TYPE JSON USING "recent_attempts"::JSON,
  ALTER COLUMN "recent_attempts" SET DEFAULT '[]';

-- It says the same at any time, but by a function that PostgreSQL calls stable: declared immutable it was a statement of
-- its own at each call.
ALTER FUNCTION board_week(TIMESTAMPTZ) STABLE;
