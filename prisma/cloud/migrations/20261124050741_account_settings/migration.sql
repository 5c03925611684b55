-- AlterTable
ALTER TABLE "users" ADD COLUMN     "news_since" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "device" TEXT NOT NULL DEFAULT 'Unknown browser';

-- AlterTable
ALTER TABLE "mail_links" ADD COLUMN     "email" TEXT;

ALTER TABLE "mail_links" DROP CONSTRAINT "mail_links_purpose_check";
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_purpose_check" CHECK ("purpose" IN ('confirm', 'change', 'reset'));
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_email_check" CHECK (("purpose" = 'change') = ("email" IS NOT NULL));
