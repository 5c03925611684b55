import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { TenderFacts, TenderStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law of tender as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'rejection-needs-impairment': {
    label: 'a single delivery that is nearly right must be taken',
    correction: (_, { buyer }) =>
      `${The(buyer)} hadn't accepted, and the goods came in a single delivery. Whether the value was substantially impaired is asked of installments and of revocation.`,
    gives: 'no-impairment',
    when: ({ twist }) => twist === 'perfect',
  },
} as const satisfies MisconceptionTable<TenderFacts, typeof reasons, TenderStory>
