import { he, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import type { LoanFacts, LoanStory } from './facts.ts'

/** The arguments for and against the fee: one doctrine each, in its term of art, applied to the reader. */
export const reasons = {
  'yes-reminder': {
    side: 'yes',
    texts: (_, { reader }) => [
      `the book was overdue and ${reader.the} had been mailed a reminder`,
      `a mailed reminder made the fee due from ${reader.the} once the book was overdue`,
    ],
    right: (_, { reader }) =>
      `A mailed reminder makes the fee due as soon as a book is overdue, and ${reader.the} got one in time.`,
    lesson: 'A mailed reminder makes the fee due only on an overdue book whose delay nothing excuses.',
  },
  'yes-plan': {
    side: 'yes',
    texts: (_, { reader }) => [
      `the delay was avoidable, so ${reader.the} has no excuse for it`,
      `${whose(reader)} delay was avoidable and therefore is not excused`,
    ],
    right: (_, { reader }) => `A trip is a plan, and a delay that ${reader.the} could avoid is no excuse.`,
    lesson: 'A delay counts as avoidable, and so has no excuse, only if the reader could have come.',
  },
  'yes-lost': {
    side: 'yes',
    texts: (_, { reader }) => [
      `the book counts as a lost book, for which ${reader.the} owes the fee`,
      `${reader.the} owes the fee that is charged for a lost book`,
    ],
    right: 'The book can’t come back, and a lost book is treated like an overdue one.',
    lesson: 'The rule for a lost book applies only where the book can never come back. This one did.',
  },
  'no-days': {
    side: 'no',
    texts: (_, { reader }) => [
      `the loan had not become overdue when ${reader.the} last had the book`,
      `the fee is charged for overdue days, and ${reader.the} had none`,
    ],
    right: 'The book was back on the last day of the loan, so no day was overdue.',
    lesson: 'There are no overdue days only where the book is back on the last day of the loan.',
  },
  'no-reminder': {
    side: 'no',
    texts: (_, { reader }) => [
      `the library sent no reminder, and ${reader.the} owes no fee without one`,
      `${reader.the} was entitled to a reminder before any fee came due`,
    ],
    right: 'No reminder was mailed before the last day of the loan, and without one no fee comes due.',
    lesson: 'The lack of a reminder defeats the fee only where the library in fact mailed none.',
  },
  'no-help': {
    side: 'no',
    texts: (_, { reader }) => [
      `the delay was unavoidable, so ${reader.the} is excused from the fee`,
      `${whose(reader)} delay was unavoidable and is therefore excused`,
    ],
    right: (_, { reader }) =>
      `From the hospital ${he(reader)} couldn’t come, and an unavoidable delay is excused.`,
    lesson: 'A delay is unavoidable only if the reader could do nothing about it, as in a hospital.',
  },
} as const satisfies ReasonTable<LoanFacts, LoanStory>
