import type { Cell } from './cells.ts'
import type { AnyFamily } from './contract.ts'
import type { Draw } from './draw.ts'
import { stepsOf } from './steps.ts'

/**
 * The explanation of a variant: each rule of its path with its authority, what in the facts met it, then for
 * every wrong option when it would have been right. Where facts are added, the rule each of them leads to.
 */
export function explain(family: AnyFamily, made: Draw): string {
  const { facts } = made.cell
  const taught = (cell: Cell) =>
    stepsOf(family, cell).flatMap((step) => [
      `${step.rule.replace(/\.$/, '')} (${step.authority}).`,
      step.applied(cell.facts, made.skin),
    ])
  const added = made.added
    ? [
        'The fact that changes the result leads elsewhere:',
        ...taught(made.added.key.then),
        ...made.added.others.map(
          ({ fact }) => `"${fact.text(facts, made.skin)}" leaves the result as it is.`,
        ),
      ]
    : []
  const mended = made.lures.map((lure) => {
    const view = family.misconceptions.find((entry) => entry.id === lure.misconception)
    if (view) return `It is a mistake that ${view.label}. ${view.correction}`
    return family.reason(lure.reason, facts, made.skin).lesson
  })
  return [...new Set([...taught(made.cell), ...added, ...mended])].join(' ')
}
