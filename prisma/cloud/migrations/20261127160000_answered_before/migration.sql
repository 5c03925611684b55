-- The practice questions that a player has answered with a choice: the test for improbable play leaves them out.
CREATE INDEX "question_attempts_answered_idx" ON "question_attempts"("user_id", "question_id")
  WHERE "selected_answer" >= 0 AND "context" IN ('solo', 'practice', 'exam');
