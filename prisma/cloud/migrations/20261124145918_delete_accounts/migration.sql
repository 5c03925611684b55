-- AlterTable
ALTER TABLE "users" ADD COLUMN     "deletes_at" TIMESTAMPTZ(3);
