// npm run db:migration -- <cloud|local> NAME
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject } from '../project.mjs'
import { committedSchema } from './committed-schema.ts'
import { type Kind, schemaDiff } from './schema-diff.ts'

const usage = 'Usage: npm run db:migration -- <cloud|local> NAME (small letters, digits and _)'

/** `folder` holds schema.prisma and migrations/; the default is the project's own for that kind. */
interface Request {
  kind: Kind
  name: string
  now: Date
  folder?: string
}

type Refusal = 'no_history' | 'nothing_to_change' | 'uncommitted_migration'
type Outcome = { written: string; sql: string } | { refused: Refusal }

const refusals: Record<Refusal, (kind: Kind) => string> = {
  no_history: () => 'A new migration needs this folder’s Git history, and there’s none here.',
  nothing_to_change: (kind) =>
    `Nothing to change: prisma/${kind}/schema.prisma is what the migrations already make.`,
  uncommitted_migration: (kind) =>
    `A migration in prisma/${kind}/migrations isn’t committed: commit it or remove it, then try again.`,
}

/**
 * Writes migrations/<yyyymmddhhmmss>_<name>/migration.sql with what leads from the schema of the last committed migration
 * to the schema as it is; applies nothing.
 */
export async function newMigration({ kind, name, now, folder }: Request): Promise<Outcome> {
  const home = folder ?? inProject('prisma', kind)
  const schema = await readFile(join(home, 'schema.prisma'), 'utf8')
  const last = await committedSchema(home)
  if ('refused' in last) return last
  const sql = await schemaDiff(kind, last.schema, schema)
  if (sql === null) return { refused: 'nothing_to_change' }
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const target = join(home, 'migrations', `${stamp}_${name}`)
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'migration.sql'), sql)
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
      console.log(refusals[outcome.refused](kind))
      if (outcome.refused !== 'nothing_to_change') process.exitCode = 1
    } else {
      console.log(
        `Wrote ${outcome.written}\nRead it and add by hand what Prisma can’t say (checks, partial indexes).`,
      )
      if (kind === 'local' && outcome.sql.includes('RedefineTables')) {
        console.log(
          "It rebuilds a table: copy that table's CHECKs and partial indexes into it, or they are lost.",
        )
      }
    }
  }
}
