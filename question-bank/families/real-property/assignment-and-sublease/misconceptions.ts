import type { MisconceptionTable } from '../../engine/tables.ts'
import type { TransferFacts, TransferStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Transfers of leases as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'label-controls': {
    label: 'the title of the document decides whether it is a sublease',
    correction:
      'A transfer of all that is left of the term is an assignment, whatever its title. A sublease leaves the tenant some part of the term.',
    gives: 'no-privity',
    when: ({ twist }) => twist === 'misnamed',
  },
} as const satisfies MisconceptionTable<TransferFacts, typeof reasons, TransferStory>
