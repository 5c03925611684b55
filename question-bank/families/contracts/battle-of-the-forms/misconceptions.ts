import type { MisconceptionTable } from '../../engine/tables.ts'
import type { FormsFacts, FormsStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** UCC § 2-207 as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'last-form-wins': {
    label: 'the last form sent before performance controls',
    correction:
      'The common law treats a reply with new terms as a counteroffer that performance accepts. For goods, this reply was an acceptance.',
    gives: 'yes-counter',
    when: ({ twist }) => twist === 'minor' || twist === 'material' || twist === 'limited',
  },
} as const satisfies MisconceptionTable<FormsFacts, typeof reasons, FormsStory>
