-- CreateTable
CREATE TABLE "companion_messages" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "sources" JSONB NOT NULL DEFAULT '[]',
    "sourced" BOOLEAN NOT NULL DEFAULT true,
    "actions" JSONB NOT NULL DEFAULT '[]',
    "thread" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "companion_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "companion_messages_user_id_created_at_idx" ON "companion_messages"("user_id", "created_at");

-- AddForeignKey
ALTER TABLE "companion_messages" ADD CONSTRAINT "companion_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
