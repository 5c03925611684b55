/** Two wordings of a reason, and why it is right or fails beside one twist. */
export type Cell = readonly [string, string, string]

/** By twist, the reasons that make sense beside it: the key, and what tempts there. */
export type Cells<Twist extends string, Id extends string, S> = Readonly<
  Record<Twist, (story: S) => { readonly [One in Id]?: Cell }>
>

/** Returns a maker of reasons that are worded for each twist beside which they make sense. `sample` is any story. */
export function wordedFrom<Twist extends string, Id extends string, S>(
  cells: Cells<Twist, Id, S>,
  sample: S,
) {
  interface Twisted {
    readonly twist: Twist
  }
  return <Side extends 'yes' | 'no'>(side: Side, id: Id) => {
    const cell = ({ twist }: Twisted, story: S): Cell => cells[twist](story)[id] ?? ['', '', '']
    const why = (facts: Twisted, story: S) => cell(facts, story)[2]
    return {
      side,
      texts: (facts: Twisted, story: S) => cell(facts, story).slice(0, 2),
      wordedBy: ({ twist }: Twisted) => twist,
      right: why,
      lesson: why,
      applies: ({ twist }: Twisted) => id in cells[twist](sample),
    }
  }
}
