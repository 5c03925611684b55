ALTER TABLE "users" ADD COLUMN "two_factor_since" TIMESTAMPTZ(3);
CREATE TABLE "two_factors" (
    "user_id" UUID PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "recovery" TEXT[] DEFAULT ARRAY[]::TEXT[]
);
