import type { AnyFamily } from './contract.ts'
import type { Draw } from './draw.ts'
import type { FactPattern } from './fact-patterns.ts'
import { rulesOf } from './rules.ts'

/**
 * The explanation of a variant: each rule of its path with its authority, what in the facts met it, then for
 * every wrong option when it would have been right. Where facts are added, the rule each of them leads to.
 */
export function explain(family: AnyFamily, made: Draw): string {
  const { facts } = made.pattern
  const taught = (pattern: FactPattern) =>
    rulesOf(family, pattern).flatMap((step) => [
      `${step.rule.replace(/\.$/, '')} (${step.authority}).`,
      step.applied(pattern.facts, made.story),
    ])
  const added = made.added
    ? [
        'The fact that changes the result leads elsewhere:',
        ...taught(made.added.key.then),
        ...made.added.others.map(
          ({ fact }) => `"${fact.text(facts, made.story)}" leaves the result as it is.`,
        ),
      ]
    : []
  const mended = made.distractors.map((distractor) => {
    const view = family.misconceptions.find((entry) => entry.id === distractor.misconception)
    if (view) return `It is a mistake that ${view.label}. ${view.correction}`
    return family.reason(distractor.reason, facts, made.story).lesson
  })
  return [...new Set([...taught(made.pattern), ...added, ...mended])].join(' ')
}
