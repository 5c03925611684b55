import { ledgers, type Row, type TrialDatabase, tablesOf } from './trial-database.ts'

/** Returns the tables as a database's own catalog has them, one line a fact, order of columns aside. */
export function catalogOf(database: TrialDatabase): Promise<string[]> {
  return database.kind === 'cloud' ? cloudCatalog(database) : localCatalog(database)
}

const own = ledgers.map((name) => `'${name}'`).join()

async function cloudCatalog({ rows }: TrialDatabase): Promise<string[]> {
  const columns = await rows(
    `SELECT format('column %s.%s %s %s(%s) null:%s default:%s', table_name, column_name, udt_name, data_type,
       datetime_precision, is_nullable, column_default) AS fact
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN (${own})`,
  )
  const indexes = await rows(
    `SELECT CASE WHEN indexdef LIKE '% WHERE %' THEN 'partial index ' ELSE 'index ' END || indexdef AS fact
     FROM pg_indexes WHERE schemaname = 'public' AND tablename NOT IN (${own})`,
  )
  // NOT NULL is told with its column.
  const constraints = await rows(
    `SELECT format('%s %s on %s %s', CASE contype WHEN 'c' THEN 'check' ELSE 'constraint' END, conname,
       conrelid::regclass, pg_get_constraintdef(oid)) AS fact
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
       AND NOT conrelid = ANY(ARRAY(SELECT oid FROM pg_class WHERE relname IN (${own})))`,
  )
  const unlogged = await rows(
    `SELECT 'unlogged ' || relname AS fact FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'u'`,
  )
  const storage = await rows(
    `SELECT format('storage of %s %s', relname, reloptions) AS fact FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND reloptions IS NOT NULL`,
  )
  const sequences = await rows(
    `SELECT format('sequence %s %s from %s by %s', sequencename, data_type, start_value, increment_by) AS fact
     FROM pg_sequences WHERE schemaname = 'public'`,
  )
  const functions = await rows(
    `SELECT 'function ' || pg_get_functiondef(oid) AS fact FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  )
  // A foreign key's own triggers are told with the key.
  const triggers = await rows(
    `SELECT 'trigger ' || pg_get_triggerdef(oid) AS fact FROM pg_trigger WHERE NOT tgisinternal`,
  )
  const facts = [columns, indexes, constraints, unlogged, storage, sequences, functions, triggers].flat()
  return facts.map((row) => String(row.fact))
}

async function localCatalog(database: TrialDatabase): Promise<string[]> {
  const facts: string[] = []
  for (const table of await tablesOf(database)) {
    for (const column of await database.rows(`PRAGMA table_info("${table}")`)) {
      facts.push(told(`column ${table}`, column, ['name', 'type', 'notnull', 'dflt_value', 'pk']))
    }
    for (const key of await database.rows(`PRAGMA foreign_key_list("${table}")`)) {
      facts.push(told(`foreign key ${table}`, key, ['from', 'table', 'to', 'on_update', 'on_delete']))
    }
    for (const index of await database.rows(`PRAGMA index_list("${table}")`)) {
      const columns = await database.rows(`PRAGMA index_info("${index.name}")`)
      const kind = index.partial === 1 ? 'partial index' : 'index'
      facts.push(
        `${told(kind, index, ['name', 'unique', 'origin'])} (${columns.map((column) => column.name)})`,
      )
    }
    const [made] = await database.rows(
      `SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = '${table}'`,
    )
    for (const [, check] of String(made?.sql).matchAll(/CONSTRAINT ("\w+" CHECK .*)$/gm))
      facts.push(`check ${check}`)
  }
  return facts
}

const told = (what: string, row: Row, fields: string[]) =>
  `${what} ${fields.map((field) => String(row[field])).join(' ')}`
