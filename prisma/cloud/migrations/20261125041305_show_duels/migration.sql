-- AlterTable
ALTER TABLE "users" ADD COLUMN     "shows_duels" BOOLEAN NOT NULL DEFAULT false;
