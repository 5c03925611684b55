import type { ConvictionFacts } from './facts.ts'

/** The paths of the law. */
export type PathId =
  | 'deceit'
  | 'lie'
  | 'minor'
  | 'felony > defendant'
  | 'felony > witness'
  | 'felony > civil'
  | 'grave > defendant'
  | 'grave > other'
  | 'released > defendant'
  | 'released > other'
  | 'released > deceit'
  | 'old'
  | 'old > weak'
  | 'old > deceit'
  | 'old > unnoticed'
  | 'innocence'
  | 'rehabilitated'
  | 'relapsed > defendant'
  | 'relapsed > other'
  | 'restored > defendant'
  | 'restored > other'
  | 'appeal > defendant'
  | 'appeal > other'
  | 'appeal > grave'
  | 'juvenile > defendant'
  | 'juvenile > civil'
  | 'juvenile > needed'
  | 'juvenile > unneeded'
  | 'arrest'

type ByRecord = { readonly [R in ConvictionFacts['record']]?: PathId }

/** The paths that are the same for every witness. */
const FOR_ALL: ByRecord = {
  deceit: 'deceit',
  lie: 'lie',
  minor: 'minor',
  'released deceit': 'released > deceit',
  old: 'old',
  'old unnoticed': 'old > unnoticed',
  innocence: 'innocence',
  rehabilitated: 'rehabilitated',
  arrest: 'arrest',
}

/**
 * The paths of a witness who is not a criminal defendant. An old conviction whose value outweighs its prejudice, but not
 * substantially, is told of these witnesses alone, since for a defendant that would be a close balance.
 */
const FOR_OTHERS: ByRecord = {
  ...FOR_ALL,
  'grave felony': 'grave > other',
  released: 'released > other',
  'old weak': 'old > weak',
  'old deceit': 'old > deceit',
  relapsed: 'relapsed > other',
  restored: 'restored > other',
  appeal: 'appeal > other',
}

const BY_SEAT: Readonly<Record<ConvictionFacts['seat'], ByRecord>> = {
  defendant: {
    ...FOR_ALL,
    felony: 'felony > defendant',
    'grave felony': 'grave > defendant',
    released: 'released > defendant',
    relapsed: 'relapsed > defendant',
    restored: 'restored > defendant',
    appeal: 'appeal > defendant',
    'grave appeal': 'appeal > grave',
    juvenile: 'juvenile > defendant',
  },
  witness: {
    ...FOR_OTHERS,
    felony: 'felony > witness',
    juvenile: 'juvenile > needed',
    'juvenile unneeded': 'juvenile > unneeded',
  },
  civil: { ...FOR_OTHERS, felony: 'felony > civil', juvenile: 'juvenile > civil' },
}

/** The path that these facts take; null for a record that belongs to another seat. */
export function decide({ seat, record }: ConvictionFacts): PathId | null {
  return BY_SEAT[seat][record] ?? null
}
