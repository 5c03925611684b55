import { closeLocal, openLocal, type PrismaClient } from '#prisma/local/client.ts'
import { migrateLocal } from '#prisma/local/migrate.ts'

export type Database = PrismaClient
export { closeLocal as closeDatabase, migrateLocal as migrateDatabase, openLocal as openDatabase }
