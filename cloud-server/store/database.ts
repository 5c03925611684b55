import { closePostgres, openPostgres, type PostgresDatabase } from '#database/postgres/database.ts'
import { migrateCloud } from '#prisma/cloud/migrate.ts'
import { grantTo } from './grants.ts'

export {
  type DuelDatabase,
  duelDatabase,
  type Rows,
} from '#database/postgres/duel-database.ts'
export type { PostgresTransaction } from '#database/postgres/postgres.ts'
export { MigrationError } from '#prisma/migrations.ts'

export type Database = PostgresDatabase
export { closePostgres as closeDatabase, openPostgres as openDatabase }

/**
 * Brings a database to this version, and returns the names of the migrations applied. Where the owner of its tables is another
 * role than the app's, the owner does it, and gives the app's role the rights it needs. Throws MigrationError.
 */
export const migrateDatabase = (url: string, ownerUrl: string | null = null): Promise<string[]> =>
  ownerUrl === null
    ? migrateCloud(url)
    : migrateCloud(ownerUrl, undefined, (owner) => grantTo(owner, decodeURIComponent(new URL(url).username)))
