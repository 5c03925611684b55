import type { AnyFamily } from './contract.ts'
import type { Draw } from './draw.ts'

/**
 * The explanation of a variant: each rule of its path with its authority, what in the facts met it, then for
 * every wrong option when it would have been right.
 */
export function explain(family: AnyFamily, made: Draw): string {
  const { facts, path } = made.cell
  const taught = path.split(' > ').flatMap((id) => {
    const step = family.steps.find((entry) => entry.id === id)
    if (!step) throw new Error(`${family.id}: path step ${id} is not among its steps`)
    return [`${step.rule.replace(/\.$/, '')} (${step.authority}).`, step.applied(facts, made.skin)]
  })
  const mended = made.lures.map((lure) => {
    const view = family.misconceptions.find((entry) => entry.id === lure.misconception)
    if (view) return `It is a mistake that ${view.label}. ${view.correction}`
    return family.reason(lure.reason, facts, made.skin).lesson
  })
  return [...new Set([...taught, ...mended])].join(' ')
}
