-- AlterTable
ALTER TABLE "users" ADD COLUMN     "hidden_from_boards" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "board_rows" (
    "period" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "points" INTEGER NOT NULL,
    "reached_at" TIMESTAMPTZ(3) NOT NULL,
    "law_school" TEXT,
    "hidden" BOOLEAN NOT NULL,

    CONSTRAINT "board_rows_pkey" PRIMARY KEY ("period","user_id")
);

-- CreateTable
CREATE TABLE "blocks" (
    "user_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("user_id","blocked_id")
);

-- CreateIndex
CREATE INDEX "board_rows_user_id_idx" ON "board_rows"("user_id");

-- CreateIndex
CREATE INDEX "blocks_blocked_id_idx" ON "blocks"("blocked_id");

-- AddForeignKey
ALTER TABLE "board_rows" ADD CONSTRAINT "board_rows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "blocks" ADD CONSTRAINT "blocks_of_another" CHECK ("user_id" <> "blocked_id");

-- The order of a board is that of these indexes: most points first, then who got there first. Row comparisons
-- along them page without counting.
CREATE INDEX "board_rows_standing_idx" ON "board_rows"("period", (- "points"), "reached_at", "user_id") WHERE NOT "hidden";
CREATE INDEX "board_rows_school_idx" ON "board_rows"("period", "law_school", (- "points"), "reached_at", "user_id")
  WHERE NOT "hidden" AND "law_school" IS NOT NULL;

-- The Monday (UTC) of the week an instant lies in, as boards name their weeks.
CREATE FUNCTION board_week(at TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(date_trunc('week', at AT TIME ZONE 'UTC'), 'YYYY-MM-DD')
$$;

-- Whoever pays points to a player, in whatever transaction, moves the player's rows with it.
CREATE FUNCTION keep_boards() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  now TIMESTAMPTZ := game_clock();
  gained INTEGER := NEW.points - CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD.points END;
BEGIN
  IF gained > 0 THEN
    INSERT INTO board_rows AS b (period, user_id, points, reached_at, law_school, hidden) VALUES
      ('all', NEW.id, NEW.points, now, NEW.law_school, NEW.hidden_from_boards),
      (board_week(now), NEW.id, gained, now, NEW.law_school, NEW.hidden_from_boards)
    ON CONFLICT (period, user_id) DO UPDATE SET
      points = CASE b.period WHEN 'all' THEN NEW.points ELSE b.points + gained END,
      reached_at = now, law_school = NEW.law_school, hidden = NEW.hidden_from_boards;
  END IF;
  IF TG_OP = 'UPDATE' AND (NEW.law_school IS DISTINCT FROM OLD.law_school
                           OR NEW.hidden_from_boards <> OLD.hidden_from_boards) THEN
    UPDATE board_rows SET law_school = NEW.law_school, hidden = NEW.hidden_from_boards WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER users_keep_boards_on_insert AFTER INSERT ON users
  FOR EACH ROW WHEN (NEW.points > 0) EXECUTE FUNCTION keep_boards();
CREATE TRIGGER users_keep_boards AFTER UPDATE OF points, law_school, hidden_from_boards ON users
  FOR EACH ROW EXECUTE FUNCTION keep_boards();

-- Players who had points before there were boards: when they got there is not known, so it is when they joined.
INSERT INTO board_rows (period, user_id, points, reached_at, law_school, hidden)
  SELECT 'all', id, points, created_at, law_school, hidden_from_boards FROM users WHERE points > 0;
