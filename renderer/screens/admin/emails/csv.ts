import type { ExportRecord } from '#protocol/http/admin.ts'

/** The columns of spec section 7, Admin. */
const COLUMNS = [
  'Email',
  'Username',
  'Display Name',
  'Law School',
  'Level',
  'Points',
  'Daily Streak',
  'Last Login',
] as const

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The characters a spreadsheet would take for the start of a formula, also in its full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Every cell quoted; one that a spreadsheet would run gets an apostrophe first, which makes it text. */
const cell = (value: string | number): string => {
  const text = String(value)
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

const row = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`

export const csvHead = (): string => BYTE_ORDER_MARK + row(COLUMNS)

/** One account; the last login as a date of the reader's own place, or 'Never'. */
export const csvRow = (record: ExportRecord): string =>
  row([
    record.email,
    record.username,
    record.displayName,
    record.lawSchool ?? '',
    record.level,
    record.points,
    record.dailyStreak,
    record.lastLoginAt === null ? 'Never' : new Date(record.lastLoginAt).toLocaleDateString(),
  ])
