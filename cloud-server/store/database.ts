import { closePostgres, openPostgres, type PostgresDatabase } from '#database/postgres/database.ts'
import { migrateCloud } from '#prisma/cloud/migrate.ts'

export {
  type DuelDatabase,
  duelDatabase,
  type Rows,
} from '#database/postgres/duel-database.ts'
export type { PostgresTransaction } from '#database/postgres/postgres.ts'
export { MigrationError } from '#prisma/migrations.ts'

export type Database = PostgresDatabase
export { closePostgres as closeDatabase, migrateCloud as migrateDatabase, openPostgres as openDatabase }
