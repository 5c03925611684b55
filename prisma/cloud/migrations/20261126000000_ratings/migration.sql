ALTER TABLE "bank_versions" ADD COLUMN     "body" TEXT;
