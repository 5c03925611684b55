/** A statement with its comments gone and its white space made one space. */
type StatementText = string

const TOKEN =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|--[^\n]*|\/\*[\s\S]*?\*\/|;|,|\(|\)|[^'"$;,()/-]+|[\s\S]/g

/** Splits SQL at a separator that stands in no string, name, comment or parentheses. */
function split(sql: string, separator: ';' | ','): StatementText[] {
  const parts: string[] = ['']
  let depth = 0
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token.startsWith('--') || token.startsWith('/*')) continue
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (token === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '')
}

/** The tables and columns of a migration, which it may bind as it likes. */
interface Added {
  tables: Set<string>
  /** as table.column */
  columns: Set<string>
}

const NAME = '"?(\\w+)"?'
const match = (text: string, pattern: string): RegExpMatchArray | null =>
  text.match(new RegExp(`^${pattern}`, 'i'))

function addedBy(statements: readonly StatementText[]): Added {
  const added: Added = { tables: new Set(), columns: new Set() }
  for (const statement of statements) {
    const table = match(statement, `CREATE (?:UNLOGGED )?TABLE ${NAME}`)?.[1]
    if (table) added.tables.add(table)
    const altered = match(statement, `ALTER TABLE ${NAME} (.+)$`)
    for (const action of split(altered?.[2] ?? '', ',')) {
      const column = match(action, `ADD COLUMN ${NAME}`)?.[1]
      if (column) added.columns.add(`${altered?.[1]}.${column}`)
    }
  }
  return added
}

/** Whether rows of an older server fit a column: it never writes it. */
const isOptional = (action: string): boolean =>
  !/\b(UNIQUE|PRIMARY KEY)\b/i.test(action) && (!/\bNOT NULL\b/i.test(action) || /\bDEFAULT\b/i.test(action))

/** Whether a constraint binds nothing but what the migration itself adds. */
function bindsOwn(table: string, action: string, added: Added): boolean {
  if (added.tables.has(table)) return true
  const columns = action.match(/\((.*?)\)(?: REFERENCES|$)/i)?.[1]?.match(/"(\w+)"/g) ?? []
  return columns.length > 0 && columns.every((name) => added.columns.has(`${table}.${name.slice(1, -1)}`))
}

function isExpandingAction(table: string, action: string, added: Added): boolean {
  if (match(action, 'ADD COLUMN ')) return isOptional(action)
  if (match(action, 'ADD CONSTRAINT ')) return bindsOwn(table, action, added)
  return (
    match(
      action,
      `(ALTER COLUMN ${NAME} (DROP NOT NULL|SET DEFAULT .+)|DROP CONSTRAINT .+|SET \\(.+\\))$`,
    ) !== null
  )
}

function isExpanding(statement: StatementText, added: Added): boolean {
  const altered = match(statement, `ALTER TABLE ${NAME} (.+)$`)
  if (altered?.[1] && altered[2])
    return split(altered[2], ',').every((action) => isExpandingAction(altered[1] ?? '', action, added))
  const unique = match(statement, `CREATE UNIQUE INDEX .+? ON ${NAME}`)
  if (unique?.[1]) return added.tables.has(unique[1])
  return match(statement, '(CREATE (UNLOGGED )?TABLE|CREATE INDEX|DROP INDEX|INSERT INTO|UPDATE) ') !== null
}

/**
 * Returns the statements of a migration after which a server of the version before could fail: whatever isn't known to leave it
 * its tables, columns and functions, and the rows that it writes.
 */
export function contractingIn(sql: string): StatementText[] {
  const statements = split(sql, ';')
  const added = addedBy(statements)
  return statements.filter((statement) => !isExpanding(statement, added))
}

/** Returns why a migration may contract, as its own comment says: what no version since which one uses. */
export const contractOf = (sql: string): string | null =>
  sql.match(/^-- Contract: (nothing since \d+\.\d+ uses .+)$/m)?.[1] ?? null

/** From before the first release: no server of an older version ran beside them. */
export const UNRELEASED = ['20261123153411_accept_friend_games', '20261124050741_account_settings']
