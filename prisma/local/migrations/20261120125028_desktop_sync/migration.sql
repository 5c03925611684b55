-- CreateTable
CREATE TABLE "sync_state" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "history_seq" INTEGER NOT NULL DEFAULT 0,
    "last_synced_at" DATETIME
);

-- CreateTable
CREATE TABLE "refused_events" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "refused_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "parked_events" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "parked_at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "refused_events_user_id_refused_at_idx" ON "refused_events"("user_id", "refused_at");

-- CreateIndex
CREATE INDEX "parked_events_user_id_idx" ON "parked_events"("user_id");
