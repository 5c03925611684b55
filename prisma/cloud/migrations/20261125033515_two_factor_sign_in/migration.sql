-- AlterTable
ALTER TABLE "users" ADD COLUMN     "two_factor_since" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "two_factors" (
    "user_id" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "recovery" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "two_factors_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
