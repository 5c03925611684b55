/** Where a command writes: `print` is its result, `complain` its errors. One call a line. */
export interface Output {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}
