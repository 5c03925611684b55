CREATE TABLE "study_marks" ("id" UUID NOT NULL, "user_id" UUID NOT NULL, "seq" INTEGER NOT NULL, "after_seq" INTEGER NOT NULL,
    "type" TEXT NOT NULL, "target" TEXT NOT NULL, "body" JSONB NOT NULL, "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "study_marks_pkey" PRIMARY KEY ("id"));
CREATE UNIQUE INDEX "study_marks_user_id_seq_key" ON "study_marks"("user_id", "seq");
CREATE INDEX "study_marks_user_id_type_target_idx" ON "study_marks"("user_id", "type", "target");
ALTER TABLE "study_marks" ADD CONSTRAINT "study_marks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
