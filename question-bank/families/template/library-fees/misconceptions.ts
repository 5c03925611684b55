import type { MisconceptionTable } from '../../engine/tables.ts'
import type { LoanFacts } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law as students get it wrong; each view is the rule with one part changed. */
export const misconceptions = {
  'reminders-settle-all': {
    label: 'a mailed reminder makes the fee due whatever the cause of the delay',
    correction: 'A reminder is needed for the fee, but illness excuses a reader who was reminded.',
    gives: 'yes-reminder',
    when: ({ cause }) => cause === 'illness',
  },
  'lost-is-not-late': {
    label: 'a lost book runs into no overdue days',
    correction: 'A lost book counts as one that is brought back late.',
    gives: 'no-days',
    when: ({ book }) => book === 'lost',
  },
  'any-cause-excuses': {
    label: 'whoever has a good cause for a delay is helpless against it',
    correction: 'Only a delay that the reader was unable to prevent is excused.',
    gives: 'no-help',
    when: ({ cause }) => cause === 'holiday',
  },
  'reminders-are-a-courtesy': {
    label: 'a late reader has only a plan of his own to blame, reminded or not',
    correction: 'Without a reminder the fee is not owed, whoever is to blame.',
    gives: 'yes-plan',
    when: ({ reminder }) => reminder === 'none',
  },
} as const satisfies MisconceptionTable<LoanFacts, typeof reasons>
