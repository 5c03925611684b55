// Both runners in one place; the desktop engine imports ./local/migrate.ts alone, so that pg is not packaged with it.
export { migrateCloud } from './cloud/migrate.ts'
export { migrateLocal } from './local/migrate.ts'
export { MigrationError, type MigrationErrorCode } from './migrations.ts'
