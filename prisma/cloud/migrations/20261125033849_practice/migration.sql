ALTER TABLE "users" ADD COLUMN     "practiced_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "practiced_on" TEXT;
ALTER TABLE "showings" ADD COLUMN     "practice" JSONB;
ALTER TABLE "question_attempts" ADD COLUMN     "confidence" TEXT;
ALTER TABLE "player_topic_stats" ADD COLUMN     "memory" JSONB;
CREATE INDEX "questions_pool_subject_area_idx" ON "questions"("pool", "subject", "area");
-- Contract: nothing since 0.1 uses a second open question of practice: older versions never make one.
-- One open question of practice a player, and the last answers given in practice.
CREATE UNIQUE INDEX "showings_practice_key" ON "showings"("user_id") WHERE "context" = 'practice' AND "answered_at" IS NULL;
CREATE INDEX "question_attempts_practice_idx" ON "question_attempts"("user_id", "created_at") WHERE "context" = 'practice';
