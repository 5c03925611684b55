CREATE TABLE "trials" ("id" UUID NOT NULL, "question_id" TEXT NOT NULL, "order" JSONB NOT NULL, "shown_at" TIMESTAMPTZ(3) NOT NULL,
    "choice" INTEGER, "answered_at" TIMESTAMPTZ(3), "expires_at" TIMESTAMPTZ(3) NOT NULL, CONSTRAINT "trials_pkey" PRIMARY KEY ("id"));
CREATE INDEX "trials_expires_at_idx" ON "trials"("expires_at");
