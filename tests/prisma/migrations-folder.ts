import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listMigrations } from '#prisma/migrations.ts'
import type { Kind } from '../../scripts/migrations/schema-diff.ts'
import { homeOf } from './trial-database.ts'

/** Writes migrations given as name → SQL into a folder, beside those already there. */
export async function writeMigrations(folder: string, migrations: Record<string, string>): Promise<string> {
  for (const [name, sql] of Object.entries(migrations)) {
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, 'migration.sql'), sql)
  }
  return folder
}

/** Copies the project's own migrations of one kind into a folder: all of them, or the first alone. */
export async function copyMigrations(kind: Kind, folder: string, which: 'all' | 'first'): Promise<string> {
  const own = join(homeOf(kind), 'migrations')
  const names = await listMigrations(own)
  for (const name of which === 'first' ? names.slice(0, 1) : names) {
    await cp(join(own, name), join(folder, name), { recursive: true })
  }
  return folder
}

/** Writes files of functions, given as name → SQL, into a folder as one revision; what was there before goes. */
export async function writeFunctions(
  folder: string,
  revision: number,
  files: Record<string, string>,
): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
  await writeFile(join(folder, 'revision.json'), JSON.stringify({ revision, checksum: '' }))
  return folder
}
