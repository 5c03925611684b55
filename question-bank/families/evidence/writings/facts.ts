import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide how the content of a writing may be proved (FRE 1001 to 1008, with 106 and 107). */
export const facts = {
  matter: ['witness', 'copy', 'missing', 'public', 'bulk', 'admission', 'remainder'],
  /** Each twist belongs to one matter. */
  twist: [
    'terms',
    'event',
    'reading',
    'collateral',
    'undoubted',
    'doubted',
    'typed',
    'printout',
    'careless',
    'bad faith',
    'overseas',
    'noticed',
    'unnoticed',
    'copy exists',
    'certified',
    'from memory',
    'open',
    'withheld',
    'drawing',
    'deposition',
    'lunch',
    'needed',
    'unneeded',
  ],
} as const satisfies FactTable

export type WritingFacts = FactsOf<typeof facts>
export type Twist = WritingFacts['twist']

/** A civil action in federal court on a bargain between two people. */
export interface WritingStory extends Story<WritingFacts> {
  readonly plaintiff: Party
  readonly defendant: Party
  readonly witness: Party
  /** The bargain, as a sentence that introduces both parties. */
  readonly deal: string
  /** The mishap that followed, with both parties known; a sentence without a stop, its first letter small. */
  readonly quarrel: string
  /** The same after "alleging that". */
  readonly breach: string
  /** The claim, reading on after "for". */
  readonly claim: string
  /** The bargain, the quarrel and the action in one sentence that introduces both parties. */
  readonly grievance: string
  /** The writing sued upon, with its article, and a term of it, reading on after "that". */
  readonly writing: string
  readonly term: string
  /** A payment that the plaintiff owed under the bargain, at its first mention. */
  readonly payment: string
  /** The warning that the witness gave the defendant by letter, and on whose lack the defense rests, after "that". */
  readonly warning: string
  /** The news in a newspaper, reading on after "that". */
  readonly headline: string
  /** A document recorded in a public office, at the beginning of a sentence; the office; and what the document says, after "it". */
  readonly filed: string
  readonly office: string
  readonly says: string
  /** Many records, and what they show, reading on after "that". */
  readonly records: string
  readonly total: string
  /** The thing that a diagram shows. */
  readonly scene: string
  /**
   * The plaintiff's remark, its qualification, and something else said in the same breath, with what
   * that would prove, after "that".
   */
  readonly part: string
  readonly rest: string
  readonly other: string
  readonly gist: string
}
