-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "struck_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "admin_audit" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "admin_id" UUID,
    "admin_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "admin_audit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_reports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "showing_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ruling" TEXT,
    "ruled_at" TIMESTAMPTZ(3),

    CONSTRAINT "question_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "voided_attempts" (
    "attempt_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "xp_gained" INTEGER NOT NULL,
    "voided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "voided_attempts_pkey" PRIMARY KEY ("attempt_id")
);

-- CreateTable
CREATE TABLE "player_notes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "question_id" TEXT NOT NULL,
    "xp_change" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "player_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "question_reports_question_id_created_at_idx" ON "question_reports"("question_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "question_reports_user_id_showing_id_key" ON "question_reports"("user_id", "showing_id");

-- CreateIndex
CREATE INDEX "voided_attempts_user_id_idx" ON "voided_attempts"("user_id");

-- CreateIndex
CREATE INDEX "voided_attempts_question_id_idx" ON "voided_attempts"("question_id");

-- CreateIndex
CREATE UNIQUE INDEX "player_notes_user_id_question_id_kind_key" ON "player_notes"("user_id", "question_id", "kind");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at", "id");

-- CreateIndex
CREATE INDEX "question_attempts_created_at_idx" ON "question_attempts" USING BRIN ("created_at");

-- AddForeignKey
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voided_attempts" ADD CONSTRAINT "voided_attempts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_notes" ADD CONSTRAINT "player_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Below: what a Prisma schema cannot say.

-- Rulings are few among many questions, and open reports among all of them.
CREATE INDEX "questions_struck_idx" ON "questions"("id") WHERE "struck_at" IS NOT NULL;
CREATE INDEX "question_reports_open_idx" ON "question_reports"("question_id", "created_at") WHERE "ruling" IS NULL;

-- AddCheck
ALTER TABLE "question_reports"
    ADD CONSTRAINT "question_reports_text_check" CHECK (char_length("text") <= 500),
    ADD CONSTRAINT "question_reports_ruling_check" CHECK (("ruling" IS NULL) = ("ruled_at" IS NULL)),
    ADD CONSTRAINT "question_reports_ruling_named_check" CHECK ("ruling" IN ('sound', 'retired'));
