import type { StoryHead } from '../../engine/contract.ts'

/** What decides where the money of a foreclosure sale goes. */
export type SaleFacts = {
  /** What gives one of the liens another rank than its date. */
  readonly twist: 'plain' | 'purchase money' | 'optional' | 'obligatory' | 'mechanic' | 'subordinated'
  /** The bank, or whoever ranks right behind its mortgage. */
  readonly forecloser: 'bank' | 'next'
  /** Who was left out of the foreclosure. */
  readonly omitted: 'nobody' | 'lender' | 'third'
  readonly price: 'low' | 'middle' | 'high'
  /** Whose money the question asks about; 'deficiency': what the forecloser may still claim. */
  readonly asked: 'bank' | 'lender' | 'third' | 'owner' | 'deficiency' | 'surviving'
}

export const dimensions: { readonly [K in keyof SaleFacts]: readonly SaleFacts[K][] } = {
  twist: ['plain', 'purchase money', 'optional', 'obligatory', 'mechanic', 'subordinated'],
  forecloser: ['bank', 'next'],
  omitted: ['nobody', 'lender', 'third'],
  price: ['low', 'middle', 'high'],
  asked: ['bank', 'lender', 'third', 'owner', 'deficiency', 'surviving'],
}

/** Who is not a possible answer to the question, in the words of the fact pattern. */
export type Creditor = 'bank' | 'lender' | 'third'

/** Whose lien is foreclosed: the bank's, or the one that ranks right behind its mortgage. */
export function foreclosingParty({ twist, forecloser }: SaleFacts): Creditor {
  if (forecloser === 'bank') return 'bank'
  return twist === 'plain' || twist === 'optional' || twist === 'obligatory' ? 'lender' : 'third'
}

/** How hard a fact pattern is: everything that moves money away from the plain order of dates adds to it. */
export function difficulty({ twist, forecloser, omitted, asked }: SaleFacts): number {
  const level =
    4 +
    (twist === 'plain' ? 0 : 3) +
    (forecloser === 'next' ? 2 : 0) +
    (omitted === 'nobody' ? 0 : 2) +
    (asked === 'deficiency' || asked === 'surviving' ? 1 : 0)
  return Math.min(10, level)
}

/** Why a fact pattern cannot happen, would be too plain, or would leave two answers arguable; null when it is sound. */
export function illegal(facts: SaleFacts): string | null {
  const { twist, omitted, price, asked } = facts
  const party = foreclosingParty(facts)
  if (difficulty(facts) < 7) return 'too plain for this pool'
  if (omitted === party || omitted === asked)
    return 'whoever forecloses is no stranger to it, and the omitted get nothing'
  if (asked === party && !(asked === 'bank' && twist === 'optional')) return 'the forecloser is paid first'
  if (twist === 'purchase money' && facts.forecloser === 'next')
    return 'a judgment is enforced in other ways too'
  if (twist === 'optional' && omitted === 'lender')
    return 'what an omitted lien means for one below it is open'
  if ((twist === 'mechanic' || twist === 'subordinated') && omitted !== 'nobody') return 'told with others'
  if (facts.forecloser === 'bank' && price === 'high' && (omitted === 'nobody' || asked !== 'owner'))
    return 'everyone is paid, so that rank would not matter'
  if (asked === 'bank') return twist === 'optional' ? null : 'the bank is paid first or not at all'
  if (asked === 'surviving')
    return facts.forecloser === 'next' && omitted === 'nobody' && price === 'middle' ? null : 'told once'
  if (asked === 'deficiency') return party === 'third' || omitted !== 'nobody' ? 'told with mortgages' : null
  return null
}

/** A dress for the facts: the land, its owner and creditors, and how large the sums are. */
export interface SaleSkin extends StoryHead<SaleFacts> {
  readonly owner: string
  readonly bank: string
  readonly lender: string
  readonly third: string
  /** Reads on after "bought". */
  readonly land: string
  /** What the owner borrowed for a second time, reading on after "for". */
  readonly again: string
  /** What was built there, reading on after "began to build". */
  readonly work: string
  /** What was delivered or done elsewhere and never paid for, reading on after "a judgment for". */
  readonly debt: string
  /** Dollars a unit. */
  readonly scale: number
}
