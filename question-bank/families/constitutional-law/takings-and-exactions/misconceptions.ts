import type { MisconceptionTable } from '../../engine/tables.ts'
import type { TakingFacts, TakingStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The Takings Clause as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'total-loss-of-a-part': {
    label: 'a total loss of some part of a parcel is a total taking',
    correction:
      'Economic use is judged by the parcel as a whole. Two stories may still be built, and they earn a return.',
    gives: 'yes-total',
    when: ({ twist }) => twist === 'partial',
  },
} as const satisfies MisconceptionTable<TakingFacts, typeof reasons, TakingStory>
