/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The characters a spreadsheet would take for the start of a formula, also in its full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

export type CsvCell = string | number

/** Every cell quoted; one that a spreadsheet would run gets an apostrophe first, which makes it text. */
const cell = (value: CsvCell): string => {
  const text = String(value)
  return `"${(FORMULA.test(text) && typeof value === 'string' ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Returns a line of a CSV file. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(',')}\r\n`

/** Returns the first line of a CSV file. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLine(columns)
