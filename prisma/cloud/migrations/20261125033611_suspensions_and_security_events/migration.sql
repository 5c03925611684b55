-- AlterTable
ALTER TABLE "users" ADD COLUMN     "suspended_at" TIMESTAMPTZ(3),
ADD COLUMN     "suspended_for" TEXT;

-- CreateTable
CREATE TABLE "security_events" (
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "network" TEXT NOT NULL DEFAULT '',
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "device" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "security_events_pkey" PRIMARY KEY ("user_id","kind","network","hour")
);

-- CreateTable
CREATE TABLE "server_keys" (
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "server_keys_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "security_events_last_at_idx" ON "security_events"("last_at");

-- AddForeignKey
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- With it the addresses of callers are hashed before they are kept (cloud-server/security).
INSERT INTO "server_keys" ("name", "key")
VALUES ('security-events', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- Few accounts are suspended, and admins list them.
CREATE INDEX "users_suspended_idx" ON "users"("suspended_at") WHERE "suspended_at" IS NOT NULL;
