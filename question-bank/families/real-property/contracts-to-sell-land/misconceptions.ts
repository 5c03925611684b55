import type { MisconceptionTable } from '../../engine/tables.ts'
import type { SaleFacts, SaleStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law of land contracts as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'recording-is-acceptance': {
    label: 'a buyer accepts whatever the records show when the contract is signed',
    correction:
      "Constructive notice protects holders of recorded interests against later owners. It isn't consent by a contract buyer, who may insist on title without them.",
    gives: 'yes-accepted',
    when: ({ twist }) => twist === 'covenant',
  },
  'a-date-is-essential': {
    label: 'a closing date makes time of the essence',
    correction:
      'Naming a closing date makes it a duty to close then, not a condition. Time is of the essence only where words or circumstances say so.',
    gives: 'no-essence',
    when: ({ twist }) => twist === 'late',
  },
} as const satisfies MisconceptionTable<SaleFacts, typeof reasons, SaleStory>
