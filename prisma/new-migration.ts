// npm run db:migration -- <cloud|local> NAME
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listMigrations } from './migrations.ts'
import { type Kind, schemaDiff } from './schema-diff.ts'

const usage = 'Usage: npm run db:migration -- <cloud|local> NAME (small letters, digits and _)'

/** `folder` holds schema.prisma and migrations/; the default is the project's own for that kind. */
interface Request {
  kind: Kind
  name: string
  now: Date
  folder?: string
}

type Outcome = { written: string; sql: string } | { refused: 'nothing_to_change' }

/** The schema as the last migration left it: each migration keeps a copy, so no database is needed to compare. */
export async function lastMigratedSchema(folder: string): Promise<string | null> {
  const last = (await listMigrations(join(folder, 'migrations'))).at(-1)
  return last ? readFile(join(folder, 'migrations', last, 'schema.prisma'), 'utf8') : null
}

/** Writes migrations/<yyyymmddhhmmss>_<name>/ with migration.sql and the schema it arrives at; applies nothing. */
export async function newMigration({ kind, name, now, folder }: Request): Promise<Outcome> {
  const home = folder ?? join(import.meta.dirname, kind)
  const schema = await readFile(join(home, 'schema.prisma'), 'utf8')
  const sql = await schemaDiff(kind, await lastMigratedSchema(home), schema)
  if (sql === null) return { refused: 'nothing_to_change' }
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const target = join(home, 'migrations', `${stamp}_${name}`)
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'migration.sql'), sql)
  await writeFile(join(target, 'schema.prisma'), schema)
  return { written: target, sql }
}

if (import.meta.main) {
  const [kind, name] = process.argv.slice(2)
  if ((kind !== 'cloud' && kind !== 'local') || !name || !/^[a-z0-9_]+$/.test(name)) {
    console.error(usage)
    process.exitCode = 1
  } else {
    const outcome = await newMigration({ kind, name, now: new Date() })
    if ('refused' in outcome) {
      console.log(`Nothing to change: prisma/${kind}/schema.prisma is what the migrations already make.`)
    } else {
      console.log(
        `Wrote ${outcome.written}\nRead it and add by hand what Prisma cannot say (checks, partial indexes).`,
      )
      if (kind === 'local' && outcome.sql.includes('RedefineTables')) {
        console.log(
          "It rebuilds a table: copy that table's CHECKs and partial indexes into it, or they are lost.",
        )
      }
    }
  }
}
