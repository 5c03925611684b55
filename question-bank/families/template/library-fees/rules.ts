import type { RuleTable } from '../../engine/tables.ts'
import type { LoanFacts, LoanStory } from './facts.ts'

/** Every rule that a path can run through. */
export const rules = {
  'on-time': {
    authority: 'Reader v. Library',
    rule: 'The late fee is owed for nothing but days that follow the last day of the loan.',
    applied: (_, { reader }) => `${reader} brought the book back on the last day.`,
  },
  late: {
    authority: 'Reader v. Library',
    rule: 'A reader who keeps a book beyond the last day of the loan owes the late fee, if a reminder was mailed before that day.',
    applied: ({ reminder }, { reader }) =>
      `${reader} kept the book for three more weeks, and ${reminder === 'sent' ? 'a' : 'no'} reminder had been mailed.`,
  },
  illness: {
    authority: 'Patient v. Library',
    rule: 'A delay that the reader was unable to prevent is excused.',
    applied: (_, { reader }) => `${reader} was in a hospital bed until the day of the return.`,
  },
  holiday: {
    authority: 'Traveler v. Library',
    rule: 'A delay that follows from a plan of the reader is not excused.',
    applied: (_, { reader }) => `${reader} planned the journey and left the book at home.`,
  },
  lost: {
    authority: 'Loser v. Library',
    rule: 'A book that cannot be brought back counts as one that is brought back late.',
    applied: (_, { reader }) => `${reader} can never bring the book back.`,
  },
} as const satisfies RuleTable<LoanFacts, LoanStory>
