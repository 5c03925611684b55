import type { StoryHead } from '../../engine/contract.ts'

/** What decides how the content of a writing may be proved (FRE 1001 to 1008, with 106 and 107). */
export type WritingFacts = {
  readonly matter: 'witness' | 'copy' | 'missing' | 'public' | 'bulk' | 'admission' | 'remainder'
  readonly twist:
    | 'terms'
    | 'event'
    | 'reading'
    | 'collateral'
    | 'undoubted'
    | 'doubted'
    | 'typed'
    | 'printout'
    | 'careless'
    | 'bad faith'
    | 'overseas'
    | 'noticed'
    | 'unnoticed'
    | 'copy exists'
    | 'certified'
    | 'from memory'
    | 'open'
    | 'withheld'
    | 'drawing'
    | 'deposition'
    | 'lunch'
    | 'needed'
    | 'unneeded'
}

/** The twists of each matter. */
export const TWISTS: Readonly<Record<WritingFacts['matter'], readonly WritingFacts['twist'][]>> = {
  witness: ['terms', 'event', 'reading', 'collateral'],
  copy: ['undoubted', 'doubted', 'typed', 'printout'],
  missing: ['careless', 'bad faith', 'overseas', 'noticed', 'unnoticed', 'copy exists'],
  public: ['certified', 'from memory'],
  bulk: ['open', 'withheld', 'drawing'],
  admission: ['deposition', 'lunch'],
  remainder: ['needed', 'unneeded'],
}

export const dimensions: { readonly [K in keyof WritingFacts]: readonly WritingFacts[K][] } = {
  matter: ['witness', 'copy', 'missing', 'public', 'bulk', 'admission', 'remainder'],
  twist: Object.values(TWISTS).flat(),
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal({ matter, twist }: WritingFacts): string | null {
  return TWISTS[matter].includes(twist) ? null : 'this twist belongs to another matter'
}

/** A dress for the facts: a suit between two people about a written bargain. */
export interface WritingSkin extends StoryHead<WritingFacts> {
  readonly opening: string
  readonly plaintiff: string
  readonly defendant: string
  readonly witness: string
  readonly she: 'she' | 'he'
  readonly her: 'her' | 'him'
  /** The writing sued upon, with article, and a term of it after "that". */
  readonly writing: string
  readonly term: string
  /** A sum paid across a counter. */
  readonly sum: string
  /** What the witness once warned the defendant of by letter, after "that". */
  readonly warning: string
  /** What a newspaper reported on a day to be remembered, after "that". */
  readonly headline: string
  /** A document on file in a public office, and what it says, after "that". */
  readonly filed: string
  readonly says: string
  /** Many records, and what they add up to, after "that". */
  readonly records: string
  readonly total: string
  readonly drawing: string
  /** What the plaintiff said, what qualified it, and something else said in the same breath. */
  readonly part: string
  readonly rest: string
  readonly other: string
}
