import type { Cell } from './cells.ts'
import type { AnyFamily } from './contract.ts'
import type { Lure } from './distractors.ts'
import type { Draw } from './draw.ts'
import { stepsOf } from './steps.ts'

/** Why each option is right or tempts, in the order of the draw's texts, the key first. */
export function whysOf(family: AnyFamily, made: Draw): string[] {
  if (made.added) {
    const { key, others } = made.added
    return [
      `Correct. It changes the result. ${lastOf(family, made, key.then)}`,
      ...others.map(({ then }) => `The result would stay as it is. ${lastOf(family, made, then)}`),
    ]
  }
  return [
    `Correct. ${lastOf(family, made, made.cell)}`,
    ...made.lures.map((lure) => whyWrong(family, made, lure)),
  ]
}

/** The rule that decides a cell, and what in it met that rule. */
function lastOf(family: AnyFamily, made: Draw, cell: Cell): string {
  const last = stepsOf(family, cell).at(-1)
  if (!last) throw new Error(`${family.id}: a path without steps`)
  return `${last.rule} ${last.applied(cell.facts, made.skin)}`
}

function whyWrong(family: AnyFamily, made: Draw, lure: Lure): string {
  const view = family.misconceptions.find((entry) => entry.id === lure.misconception)
  if (view) return `Takes it that ${view.label}. ${view.correction}`
  return family.reason(lure.reason, made.cell.facts, made.skin).lesson
}
