import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { LoanFacts, LoanStory } from './facts.ts'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  'on-time': {
    authority: 'Reader v. Library',
    rule: 'The late fee is owed only for days after the last day of the loan.',
    applied: (_, { reader }) => `${The(reader)} brought the book back on that day and owes nothing.`,
  },
  late: {
    authority: 'Reader v. Library',
    rule: 'A reader who keeps a book beyond the last day of the loan owes the late fee, if a reminder was mailed before that day.',
    applied: ({ reminder }, { reader }) =>
      reminder === 'sent'
        ? `${The(reader)} kept the book three weeks longer and had been mailed one.`
        : `${The(reader)} kept the book three weeks longer, but nothing was mailed, so no fee is owed.`,
  },
  illness: {
    authority: 'Patient v. Library',
    rule: 'A delay that the reader was unable to prevent is excused.',
    applied: (_, { reader }) =>
      `${The(reader)} lay in a hospital until the day of the return and owes nothing.`,
  },
  holiday: {
    authority: 'Traveler v. Library',
    rule: 'A delay that follows from a plan of the reader is not excused.',
    applied: (_, { reader }) =>
      `${The(reader)} chose to travel and left the book at home, so the fee is owed.`,
  },
  lost: {
    authority: 'Loser v. Library',
    rule: 'A book that cannot be brought back counts as one that is brought back late.',
    applied: (_, { reader }) => `${The(reader)} can never return the book from the harbor and owes the fee.`,
  },
} as const satisfies RuleTable<LoanFacts, LoanStory>
