import type { LibraryRule } from '#protocol/library.ts'

/** A rule that may answer, with how sure that is (0-1): the share of the question's weight that the rule holds. */
export interface Hit {
  rule: LibraryRule
  score: number
  sureness: number
  /** how likely this rule is meant, by plain words and library together (0-1); 0 where only the library was asked */
  odds: number
  /** the question is, word for word, one of the phrases students use for this rule */
  isNamed: boolean
}
