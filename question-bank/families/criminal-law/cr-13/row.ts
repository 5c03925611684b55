/** What the law says of a path: the true reasons, others that could be defended, how hard, and who goes wrong how. */
export interface Row {
  readonly reasons: readonly [string, ...string[]]
  readonly arguable?: readonly string[]
  readonly level: number
  /** By misconception, the wrong reason it leads to. Nothing else is offered. */
  readonly wrong: Readonly<Record<string, string>>
}
