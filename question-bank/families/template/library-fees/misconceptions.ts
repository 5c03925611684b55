import type { MisconceptionTable } from '../../engine/tables.ts'
import type { LoanFacts, LoanStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law as students get it wrong; each view is the rule with one part changed. */
export const misconceptions = {
  'reminders-settle-all': {
    label: 'a mailed reminder makes the fee due whatever the cause of the delay',
    correction: (_, { reader }) =>
      `A reminder isn’t the whole rule. ${reader.the.replace('the ', 'The ')} was in a hospital, and illness excuses a reader who was reminded.`,
    gives: 'yes-reminder',
    when: ({ cause }) => cause === 'illness',
  },
  'lost-is-not-late': {
    label: 'a lost book runs into no overdue days',
    correction: 'A book that can never come back counts as one that comes back late.',
    gives: 'no-days',
    when: ({ book }) => book === 'lost',
  },
  'any-cause-excuses': {
    label: 'whoever has a good cause for a delay is excused',
    correction:
      'A good cause isn’t enough. A trip is chosen, and only a delay that no one could avoid is excused.',
    gives: 'no-help',
    when: ({ cause }) => cause === 'holiday',
  },
  'reminders-are-a-courtesy': {
    label: 'a late reader has only a plan of his own to blame, reminded or not',
    correction:
      'Whether the delay was avoidable doesn’t matter yet. The fee needs a reminder first, and the library mailed none.',
    gives: 'yes-plan',
    when: ({ reminder }) => reminder === 'none',
  },
} as const satisfies MisconceptionTable<LoanFacts, typeof reasons, LoanStory>
