CREATE TABLE "exam_blocks" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "started_at" DATETIME NOT NULL,
    "finished_at" DATETIME,
    "facts" JSONB NOT NULL,
    "sheet" JSONB
);
CREATE INDEX "exam_blocks_user_id_started_at_idx" ON "exam_blocks"("user_id", "started_at");
-- One open block a player.
CREATE UNIQUE INDEX "exam_blocks_open_key" ON "exam_blocks"("user_id") WHERE "finished_at" IS NULL;
