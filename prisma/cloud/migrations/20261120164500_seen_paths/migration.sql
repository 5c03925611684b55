-- The legal paths a player has met, so that a variant of a new one is preferred. An item of no family is its own path:
-- it is left out, and costs this index nothing.
CREATE INDEX "question_seen_paths_idx" ON "question_seen"("user_id", "path") WHERE "path" <> "question_id";
