-- AlterTable
ALTER TABLE "sync_set_aside" ADD COLUMN     "edition" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "server_epochs" (
    "epoch" UUID NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "server_epochs_pkey" PRIMARY KEY ("epoch")
);

-- The first one begins here.
INSERT INTO "server_epochs" ("epoch", "began_at") VALUES (gen_random_uuid(), now());
