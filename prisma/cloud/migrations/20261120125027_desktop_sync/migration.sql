-- CreateTable
CREATE TABLE "sync_set_aside" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "code" TEXT,
    "type" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "protocol" INTEGER NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sync_set_aside_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE INDEX "sync_set_aside_user_id_status_received_at_idx" ON "sync_set_aside"("user_id", "status", "received_at");

-- AddForeignKey
ALTER TABLE "sync_set_aside" ADD CONSTRAINT "sync_set_aside_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
