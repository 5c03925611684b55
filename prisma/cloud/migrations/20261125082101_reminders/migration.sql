ALTER TABLE "users" ADD COLUMN     "remind_at" TIMESTAMPTZ(3),
ADD COLUMN     "reminders" JSONB;
ALTER TABLE "sessions" ADD COLUMN     "push" JSONB;
-- Few accounts are reminded, and each minute those that are due are looked for.
CREATE INDEX "users_remind_idx" ON "users"("remind_at") WHERE "remind_at" IS NOT NULL;
