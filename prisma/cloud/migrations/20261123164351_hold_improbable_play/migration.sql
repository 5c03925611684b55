-- AlterTable
ALTER TABLE "users" ADD COLUMN     "held_at" TIMESTAMPTZ(3),
ADD COLUMN     "held_for" TEXT,
ADD COLUMN     "offline_accuracy" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "offline_pace" DOUBLE PRECISION NOT NULL DEFAULT 0;

-- Few players are on hold, and admins list them.
CREATE INDEX "users_held_idx" ON "users"("held_at") WHERE "held_at" IS NOT NULL;
