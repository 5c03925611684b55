import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a reader owes a library the late fee. */
export const facts = {
  book: ['on time', 'late', 'lost'],
  /** Whether the library had written to the reader before the book was due. */
  reminder: ['sent', 'none'],
  /** What kept the reader from coming. */
  cause: ['none', 'illness', 'holiday'],
} as const satisfies FactTable

export type LoanFacts = FactsOf<typeof facts>

/** A reader and a book from a public library. */
export interface LoanStory extends Story<LoanFacts> {
  readonly reader: Party
  /** The book, with its article. */
  readonly book: string
}
