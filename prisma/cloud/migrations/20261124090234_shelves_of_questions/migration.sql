-- CreateIndex
CREATE INDEX "questions_shelves_idx" ON "questions"("pool", "subject", "family", "rnd", "difficulty", "subtopic", "path", "id", "retired_at");
