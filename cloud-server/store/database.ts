import { closeCloud, openCloud, type PrismaClient } from '#prisma/cloud/client.ts'
import { migrateCloud } from '#prisma/cloud/migrate.ts'

export type Database = PrismaClient
export {
  type DuelDatabase,
  duelDatabase,
  type Rows,
} from '#database/postgres/database.ts'
export { MigrationError } from '#prisma/migrations.ts'
export { closeCloud as closeDatabase, migrateCloud as migrateDatabase, openCloud as openDatabase }
