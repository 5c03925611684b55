import type { AnyFamily } from './contract.ts'
import type { Distractor } from './distractors.ts'
import type { Draw } from './draw.ts'
import type { FactPattern } from './fact-patterns.ts'
import { isReworded } from './reworded.ts'
import { rulesOf } from './rules.ts'
import { told } from './told.ts'

/** Returns for each option why it is right or why it tempts, in the order of the draw's texts, the key first. */
export function whysOf(family: AnyFamily, made: Draw): string[] {
  if (!isReworded(family)) return oldWhysOf(family, made)
  const { facts } = made.pattern
  if (made.added)
    return [made.added.key, ...made.added.others].map(({ fact }) => fact.why?.(facts, made.story) ?? '')
  return [
    family.reason(made.key, facts, made.story).right ?? '',
    ...made.distractors.map((distractor) => whyWrong(family, made, distractor)),
  ]
}

function whyWrong(family: AnyFamily, made: Draw, distractor: Distractor): string {
  const { facts } = made.pattern
  const view = family.misconceptions.find((entry) => entry.id === distractor.misconception)
  if (view) return told(view.correction, facts, made.story)
  return family.reason(distractor.reason, facts, made.story).lesson
}

/** Returns the whys of a family that is still in its old words. */
function oldWhysOf(family: AnyFamily, made: Draw): string[] {
  if (made.added) {
    const { key, others } = made.added
    return [
      `Correct. It changes the result. ${lastOf(family, made, key.then)}`,
      ...others.map(({ then }) => `The result would stay as it is. ${lastOf(family, made, then)}`),
    ]
  }
  return [
    `Correct. ${lastOf(family, made, made.pattern)}`,
    ...made.distractors.map((distractor) => {
      const view = family.misconceptions.find((entry) => entry.id === distractor.misconception)
      const why = whyWrong(family, made, distractor)
      return view ? `Takes it that ${view.label}. ${why}` : why
    }),
  ]
}

/** Returns the rule that decides a fact pattern, and how its facts meet it. */
function lastOf(family: AnyFamily, made: Draw, pattern: FactPattern): string {
  const last = rulesOf(family, pattern).at(-1)
  if (!last) throw new Error(`${family.id}: a path without rules`)
  return `${last.rule} ${last.applied(pattern.facts, made.story)}`
}
