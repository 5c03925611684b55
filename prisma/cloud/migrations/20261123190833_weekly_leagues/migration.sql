-- AlterTable
ALTER TABLE "users" ADD COLUMN     "out_of_leagues" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "league_weeks" (
    "week" TEXT NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "league_weeks_pkey" PRIMARY KEY ("week")
);

-- CreateTable
CREATE TABLE "league_members" (
    "week" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "league" INTEGER NOT NULL,
    "group_no" INTEGER NOT NULL,
    "result" TEXT,
    "next_league" INTEGER,
    "place" INTEGER,
    "points" INTEGER,
    "size" INTEGER,

    CONSTRAINT "league_members_pkey" PRIMARY KEY ("user_id","week")
);

-- CreateIndex
CREATE INDEX "league_members_week_league_group_no_idx" ON "league_members"("week", "league", "group_no");

-- AddForeignKey
ALTER TABLE "league_members" ADD CONSTRAINT "league_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The results of rules/leagues.ts.
ALTER TABLE "league_members" ADD CONSTRAINT "league_members_result_check" CHECK ("result" IN ('up', 'same', 'down'));
ALTER TABLE "league_members" ADD CONSTRAINT "league_members_league_check" CHECK ("league" >= 0 AND "group_no" > 0);
