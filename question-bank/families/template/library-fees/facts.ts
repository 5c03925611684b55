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

/** A reader, a library, and a book that somebody else waits for. */
export interface LoanStory extends Story<LoanFacts> {
  readonly reader: string
  readonly town: string
  /** The book, with its article. */
  readonly book: string
}
