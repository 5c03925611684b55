import type { AnyFamily } from './contract.ts'
import type { Draw } from './draw.ts'
import type { FactPattern } from './fact-patterns.ts'
import { isReworded } from './reworded.ts'
import { rulesOf } from './rules.ts'
import { told } from './told.ts'

/**
 * Returns the explanation of a variant: each rule of its path with its authority, and how the facts meet it. The reason of
 * each option is printed below it and is not said twice.
 */
export function explain(family: AnyFamily, made: Draw): string {
  if (!isReworded(family)) return oldExplanation(family, made)
  return [...new Set(taughtBy(family, made, made.pattern))].join(' ')
}

function taughtBy(family: AnyFamily, made: Draw, pattern: FactPattern): string[] {
  return rulesOf(family, pattern).flatMap((rule) => [
    `${rule.rule.replace(/\.$/, '')} (${rule.authority}).`,
    rule.applied(pattern.facts, made.story),
  ])
}

/** Returns the explanation of a family that is still in its old words: after the rules, the mistake behind each option. */
function oldExplanation(family: AnyFamily, made: Draw): string {
  const { facts } = made.pattern
  const taught = (pattern: FactPattern) => taughtBy(family, made, pattern)
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
    if (view) return `It is a mistake that ${view.label}. ${told(view.correction, facts, made.story)}`
    return family.reason(distractor.reason, facts, made.story).lesson
  })
  return [...new Set([...taught(made.pattern), ...added, ...corrections])].join(' ')
}
