-- CreateTable
CREATE TABLE "companion_messages" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "sources" JSONB NOT NULL DEFAULT '[]',
    "sourced" BOOLEAN NOT NULL DEFAULT true,
    "actions" JSONB NOT NULL DEFAULT '[]',
    "thread" JSONB,
    "created_at" DATETIME NOT NULL,
    "pending" BOOLEAN NOT NULL DEFAULT true
);

-- CreateIndex
CREATE INDEX "companion_messages_user_id_created_at_idx" ON "companion_messages"("user_id", "created_at");
