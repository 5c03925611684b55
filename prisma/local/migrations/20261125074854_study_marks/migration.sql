CREATE TABLE "study_marks" ("id" TEXT NOT NULL PRIMARY KEY, "user_id" TEXT NOT NULL, "seq" INTEGER, "type" TEXT NOT NULL,
    "target" TEXT NOT NULL, "body" JSONB NOT NULL, "at" DATETIME NOT NULL);
CREATE INDEX "study_marks_user_id_type_target_idx" ON "study_marks"("user_id", "type", "target");
