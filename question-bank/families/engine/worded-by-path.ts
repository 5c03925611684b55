import type { Facts, Side } from './contract.ts'

/** Two wordings of a reason, and why it is right or fails on one path. */
export type Cell = readonly [string, string, string]

/** A reason by path: on others it makes no sense. */
export type Cells<S, Path extends string> = { readonly [P in Path]?: (story: S) => Cell }

/** Returns what makes a reason out of a table of wordings, in a family whose reasons are worded by the path of the law. */
export function wordedByPath<F extends Facts, S, Path extends string>(pathOf: (facts: F) => Path) {
  return <Z extends Side>(side: Z, cells: Cells<S, Path>) => {
    const cell = (facts: F, story: S): Cell => cells[pathOf(facts)]?.(story) ?? ['', '', '']
    return {
      side,
      texts: (facts: F, story: S) => cell(facts, story).slice(0, 2),
      wordedBy: pathOf,
      right: (facts: F, story: S) => cell(facts, story)[2],
      lesson: (facts: F, story: S) => cell(facts, story)[2],
      applies: (facts: F) => pathOf(facts) in cells,
    }
  }
}
