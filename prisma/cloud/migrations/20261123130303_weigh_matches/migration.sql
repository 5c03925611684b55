-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "weighed" BOOLEAN NOT NULL DEFAULT false;

-- Few matches are looked for by their two players, and only those of the last day that were worth something.
CREATE INDEX "matches_weighed_between_idx" ON "matches"("player1_id", "player2_id", "finished_at") WHERE "weighed";
