import type { AnyFamily } from './contract.ts'
import type { Distractor } from './distractors.ts'
import type { Draw } from './draw.ts'
import { told } from './told.ts'

/** Returns for each option why it is right or why it tempts, in the order of the draw's texts, the key first. */
export function whysOf(family: AnyFamily, made: Draw): string[] {
  const { facts } = made.pattern
  if (made.added) return [made.added.key, ...made.added.others].map(({ fact }) => fact.why(facts, made.story))
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
