import type { ReasonTable } from '../../engine/tables.ts'
import type { LoanFacts, LoanStory } from './facts.ts'

/** What may be said for and against the fee, each as a view of the law. */
export const reasons = {
  'yes-reminder': {
    side: 'yes',
    texts: [
      'a reminder that has been mailed makes the fee due from the last day of the loan',
      'the fee is due from the last day of the loan once a reminder has been mailed',
    ],
    lesson: 'A mailed reminder makes the fee due where the book is late and nothing excuses the delay.',
  },
  'yes-plan': {
    side: 'yes',
    texts: [
      'a delay that comes from a plan of the reader gives no ground to waive the fee',
      'no ground to waive the fee is given by a delay that comes from a plan of the reader',
    ],
    lesson: 'A plan of the reader gives no ground to waive the fee, but illness is no plan.',
  },
  'yes-lost': {
    side: 'yes',
    texts: [
      'a book that will never come back is treated in the same way as an overdue one',
      'the law treats a book that will never come back in the same way as an overdue one',
    ],
    lesson: 'A book is treated as overdue though it never came back only where it was in fact lost.',
  },
  'no-days': {
    side: 'no',
    texts: [
      'the fee is charged for overdue days alone, and this loan had run into none',
      'this loan had run into no overdue days, for which alone the fee is charged',
    ],
    lesson: 'There are no overdue days to charge for where the book is handed in on the last day.',
  },
  'no-reminder': {
    side: 'no',
    texts: [
      'the fee is not owed for a loan that the library failed to warn the reader about',
      'a loan that the library failed to warn the reader about does not bring the fee',
    ],
    lesson: 'The library loses the fee if it failed to warn the reader by a reminder before the last day.',
  },
  'no-help': {
    side: 'no',
    texts: [
      'the law excuses a delay against which somebody in such a position is helpless',
      'somebody who is helpless in such a position is excused by law for the delay',
    ],
    lesson: 'The law excuses the helpless, such as a patient, and not everybody who has a cause for delay.',
  },
} as const satisfies ReasonTable<LoanFacts, LoanStory>
