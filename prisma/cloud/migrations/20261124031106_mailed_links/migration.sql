-- AlterTable
ALTER TABLE "users" ADD COLUMN     "email_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "role_by" TEXT;

-- CreateTable
CREATE TABLE "mail_links" (
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "email_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_links_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "mail_links_user_id_idx" ON "mail_links"("user_id");

-- CreateIndex
CREATE INDEX "mail_links_expires_at_idx" ON "mail_links"("expires_at");

-- AddForeignKey
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_purpose_check" CHECK ("purpose" IN ('confirm', 'reset'));
ALTER TABLE "users" ADD CONSTRAINT "users_role_by_check" CHECK ("role_by" IN ('command', 'list'));

-- Admins so far: those whom ADMIN_EMAILS made stay admins only if they confirm their address.
UPDATE "users" SET "role_by" = CASE
    (SELECT "admin_name" FROM "admin_audit"
     WHERE "action" = 'admin_granted' AND "detail" ->> 'username' = "users"."username"
     ORDER BY "id" DESC LIMIT 1)
    WHEN 'ADMIN_EMAILS' THEN 'list' ELSE 'command' END
WHERE "role" = 'admin';
