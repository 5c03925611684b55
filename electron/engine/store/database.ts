import { closeSqlite, openSqlite, type SqliteDatabase } from '#database/sqlite/database.ts'
import { migrateLocal } from '#prisma/local/migrate.ts'

export type Database = SqliteDatabase
export { closeSqlite as closeDatabase, migrateLocal as migrateDatabase, openSqlite as openDatabase }
