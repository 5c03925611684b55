import type { Dialect, Row } from './json-columns.ts'

/** a list becomes an array, which PostgreSQL alone knows */
type Value = string | number | boolean | null | readonly unknown[]

/** One SQL statement: its text in pieces, and the values that go between them and never become text. */
export interface Statement {
  pieces: readonly string[]
  values: readonly Value[]
}

const isStatement = (part: Value | Statement): part is Statement =>
  typeof part === 'object' && part !== null && 'pieces' in part

/** Writes a statement; values in it become parameters, statements in it become part of the text. */
export function sql(texts: TemplateStringsArray, ...parts: (Value | Statement)[]): Statement {
  const pieces = [texts[0] ?? '']
  const values: Value[] = []
  parts.forEach((part, i) => {
    const after = texts[i + 1] ?? ''
    if (!isStatement(part)) {
      values.push(part)
      pieces.push(after)
      return
    }
    const [first = '', ...rest] = part.pieces
    pieces.push(`${pieces.pop()}${first}`, ...rest)
    pieces.push(`${pieces.pop()}${after}`)
    values.push(...part.values)
  })
  return { pieces, values }
}

/** A statement of this text, without values. */
export const raw = (text: string): Statement => ({ pieces: [text], values: [] })

const asTexts = (pieces: readonly string[]): TemplateStringsArray =>
  Object.assign([...pieces], { raw: pieces })

/** Statements with commas between them, for lists of rows or keys. */
export const join = (parts: readonly Statement[]): Statement => {
  const texts = parts.map((_, i) => (i === 0 ? '' : ', '))
  return sql(asTexts([...texts, '']), ...parts)
}

/** An instant (ms) as both databases and Prisma write it: ISO text in UTC. */
export const instant = (at: number): string => new Date(at).toISOString().replace('Z', '+00:00')

export const instantOrNull = (at: number | null): string | null => (at === null ? null : instant(at))

/** What reads: a database, or a transaction on it. */
export interface Reader {
  dialect: Dialect
  query<Answer extends Row = Row>(statement: Statement): Promise<Answer[]>
}

/**
 * A player's transaction: reads, one after the other, and then one `write`, all of it or nothing, which answers how many
 * rows each statement touched.
 */
export interface Transaction extends Reader {
  write(statements: readonly Statement[]): Promise<number[]>
}

/** Prisma's $queryRaw, of either database, with a statement for its tagged template. */
export const queryOn =
  (client: { $queryRaw<Rows>(texts: TemplateStringsArray, ...values: unknown[]): PromiseLike<Rows> }) =>
  async <Answer extends Row = Row>({ pieces, values }: Statement): Promise<Answer[]> =>
    client.$queryRaw<Answer[]>(asTexts(pieces), ...values)

/** Prisma's $executeRaw likewise; what it answers resolves to the number of rows touched. */
export const executeOn =
  <Running>(client: { $executeRaw(texts: TemplateStringsArray, ...values: unknown[]): Running }) =>
  ({ pieces, values }: Statement): Running =>
    client.$executeRaw(asTexts(pieces), ...values)
