import type { AnyFamily } from './contract.ts'
import type { Distractor } from './distractors.ts'
import type { Draw } from './draw.ts'
import type { FactPattern } from './fact-patterns.ts'
import { rulesOf } from './rules.ts'

/** Returns for each option why it is right or why it tempts, in the order of the draw's texts, the key first. */
export function whysOf(family: AnyFamily, made: Draw): string[] {
  if (made.added) {
    const { key, others } = made.added
    return [
      `Correct. It changes the result. ${lastOf(family, made, key.then)}`,
      ...others.map(({ then }) => `The result would stay as it is. ${lastOf(family, made, then)}`),
    ]
  }
  return [
    `Correct. ${lastOf(family, made, made.pattern)}`,
    ...made.distractors.map((distractor) => whyWrong(family, made, distractor)),
  ]
}

/** Returns the rule that decides a fact pattern, and how its facts meet it. */
function lastOf(family: AnyFamily, made: Draw, pattern: FactPattern): string {
  const last = rulesOf(family, pattern).at(-1)
  if (!last) throw new Error(`${family.id}: a path without rules`)
  return `${last.rule} ${last.applied(pattern.facts, made.story)}`
}

function whyWrong(family: AnyFamily, made: Draw, distractor: Distractor): string {
  const view = family.misconceptions.find((entry) => entry.id === distractor.misconception)
  if (view) return `Takes it that ${view.label}. ${view.correction}`
  return family.reason(distractor.reason, made.pattern.facts, made.story).lesson
}
