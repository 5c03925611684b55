import type { MisconceptionTable } from '../../engine/tables.ts'
import type { JeopardyFacts, JeopardyStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Double jeopardy as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'attaches-at-selection': {
    label: 'jeopardy attaches when the jury has been selected',
    correction:
      "Selecting the jury isn't enough. Jeopardy attaches when the jurors are sworn, and these weren't.",
    gives: 'yes-attached',
    when: ({ twist }) => twist === 'jury-unsworn',
  },
} as const satisfies MisconceptionTable<JeopardyFacts, typeof reasons, JeopardyStory>
