import type { AnyFamily } from './contract.ts'
import type { Draw } from './draw.ts'
import type { FactPattern } from './fact-patterns.ts'
import { rulesOf } from './rules.ts'

/**
 * Returns the explanation of a variant: each rule of its path with its authority and how the facts meet it; then, for every
 * wrong option, the mistake behind it or when it would be right. Where facts are added, the rules that they lead to.
 */
export function explain(family: AnyFamily, made: Draw): string {
  const { facts } = made.pattern
  const taught = (pattern: FactPattern) =>
    rulesOf(family, pattern).flatMap((rule) => [
      `${rule.rule.replace(/\.$/, '')} (${rule.authority}).`,
      rule.applied(pattern.facts, made.story),
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
  const corrections = made.distractors.map((distractor) => {
    const view = family.misconceptions.find((entry) => entry.id === distractor.misconception)
    if (view) return `It is a mistake that ${view.label}. ${view.correction}`
    return family.reason(distractor.reason, facts, made.story).lesson
  })
  return [...new Set([...taught(made.pattern), ...added, ...corrections])].join(' ')
}
