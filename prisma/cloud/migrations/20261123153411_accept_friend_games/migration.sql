-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "accepted_at" TIMESTAMPTZ(3);

-- Games begun before there were invitations: whoever has answered in one, or saw it end, took it. The others may decline.
UPDATE "matches" m SET "accepted_at" = m."created_at"
WHERE m."kind" = 'friend' AND (m."finished_at" IS NOT NULL
  OR EXISTS (SELECT FROM "match_answers" a WHERE a."match_id" = m."id" AND a."player" = 2));

-- These return or take other types now; prisma/cloud/functions has them.
DROP FUNCTION IF EXISTS start_friend_game(JSONB, INTEGER);
DROP FUNCTION IF EXISTS resign_match(UUID, INTEGER);
