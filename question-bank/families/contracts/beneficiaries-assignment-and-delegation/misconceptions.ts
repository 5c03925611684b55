import { The, whose } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { ThirdFacts, ThirdStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law of third parties as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'consent-to-assign': {
    label: 'the debtor must consent to an assignment of a right to money',
    correction: (_, { payer }) =>
      `A right to money passes without ${whose(payer)} consent. It's the same sum on the same day, so no substantial interest is touched.`,
    gives: 'no-personal',
    when: ({ twist }) => twist === 'plain',
  },
  'first-notice-wins': {
    label: 'of two assignees, the first to give notice prevails',
    correction: (_, { rival }) =>
      `${The(rival)} gave notice first but took second. Among assignees for value, the order of assignment decides, not of notice.`,
    gives: 'no-second',
    when: ({ twist }) => twist === 'first',
  },
} as const satisfies MisconceptionTable<ThirdFacts, typeof reasons, ThirdStory>
