import type { MisconceptionTable } from '../../engine/tables.ts'
import type { PossessionFacts, PossessionStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Adverse possession as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'good-faith-everywhere': {
    label: 'adverse possession always asks for good faith',
    correction:
      'Good faith is required in a minority of states. Under the majority rule, knowing whose land it is leaves possession hostile.',
    gives: 'no-faith',
    when: ({ twist }) => twist === 'knew',
  },
} as const satisfies MisconceptionTable<PossessionFacts, typeof reasons, PossessionStory>
