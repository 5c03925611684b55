import type { MisconceptionTable } from '../../engine/tables.ts'
import type { FraudsFacts, FraudsStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The statute of frauds as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'likely-length-counts': {
    label: 'a contract that will probably take more than a year is within the statute',
    correction:
      "What the parties expected doesn't count. If the terms let the work be done within one year, however unlikely that is, no writing is needed.",
    gives: 'no-year',
    when: ({ twist }) => twist === 'no-date',
  },
  'both-must-sign': {
    label: 'both parties have to sign',
    correction:
      'Only the party to be charged has to sign the memorandum. The other side can enforce it without ever signing.',
    gives: 'no-signature',
    when: ({ twist }) => twist === 'land-letter',
  },
} as const satisfies MisconceptionTable<FraudsFacts, typeof reasons, FraudsStory>
