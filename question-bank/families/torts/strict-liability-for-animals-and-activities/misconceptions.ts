import type { MisconceptionTable } from '../../engine/tables.ts'
import type { StrictFacts, StrictStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Strict liability as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'first-bite-is-free': {
    label: 'only an earlier bite is notice',
    correction:
      "There's no free first bite. Lunging and snapping at passersby were notice of a dangerous propensity.",
    gives: 'no-knowledge',
    when: ({ twist }) => twist === 'snapped',
  },
} as const satisfies MisconceptionTable<StrictFacts, typeof reasons, StrictStory>
