CREATE TABLE "exam_blocks" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "facts" JSONB NOT NULL,
    "sheet" JSONB,
    CONSTRAINT "exam_blocks_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "exam_blocks_user_id_started_at_idx" ON "exam_blocks"("user_id", "started_at");
ALTER TABLE "exam_blocks" ADD CONSTRAINT "exam_blocks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- One open block a player.
CREATE UNIQUE INDEX "exam_blocks_open_key" ON "exam_blocks"("user_id") WHERE "finished_at" IS NULL;
