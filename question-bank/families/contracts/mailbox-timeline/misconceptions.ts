import type { MisconceptionTable } from '../../engine/tables.ts'
import type { MailboxFacts, MailboxStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The mailbox rule as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'unpaid-promise-binds': {
    label: 'a promise to keep an offer open binds by itself',
    correction:
      'A last day is a limit on the offeree, not a tie on the offeror. Only consideration turns a promise to wait into an option contract.',
    gives: 'yes-irrevocable',
    when: ({ twist }) => twist === 'crossing' || twist === 'sold',
  },
} as const satisfies MisconceptionTable<MailboxFacts, typeof reasons, MailboxStory>
