-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "bot_pause_ms" INTEGER[];
