/** The outcome of a command: its exit code, and a line or more for standard output, or for standard error when it failed. */
export interface CommandOutcome {
  code: 0 | 1
  text: string
}
