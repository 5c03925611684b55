import type { PathTable } from '../../engine/tables.ts'
import type { SearchFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of searches, and of who may object, one row a path. */
export const paths = {
  tracker: { rules: ['tracker'], because: ['yes-trespass'], level: 4, draws: 2 },
  'porch-dog': { rules: ['porch-dog'], because: ['yes-trespass'], level: 5 },
  'heat-sensor': { rules: ['heat-sensor'], because: ['yes-privacy'], level: 4 },
  'location-history': { rules: ['location-history'], because: ['yes-privacy'], level: 5, draws: 2 },
  'squeezed-bag': { rules: ['squeezed-bag'], because: ['yes-privacy'], level: 6 },
  'opened-further': { rules: ['opened-further'], because: ['yes-further'], level: 6 },
  'open-field': { rules: ['open-field'], because: ['no-field'], level: 4 },
  trash: { rules: ['trash'], because: ['no-exposed'], level: 3, draws: 2 },
  flyover: { rules: ['flyover'], because: ['no-exposed'], level: 4, draws: 2 },
  'car-dog': { rules: ['car-dog'], because: ['no-contraband'], level: 5 },
  'bank-records': { rules: ['bank-records'], because: ['no-third'], level: 4, draws: 2 },
  'wired-friend': { rules: ['wired-friend'], because: ['no-third'], level: 4, draws: 2 },
  'carrier-opened': { rules: ['carrier-opened'], because: ['no-private'], level: 5 },
  'overnight-guest': { rules: ['overnight-guest'], because: ['yes-guest'], level: 4 },
  'business-visitor': { rules: ['business-visitor'], because: ['no-standing'], level: 5 },
  'target-elsewhere': { rules: ['target-elsewhere'], because: ['no-standing'], level: 5 },
  'rental-driver': { rules: ['rental-driver'], because: ['yes-possession'], level: 6, draws: 2 },
  'passenger-search': { rules: ['passenger-search'], because: ['no-standing'], level: 5 },
  'stopped-passenger': { rules: ['stopped-passenger'], because: ['yes-seized'], level: 5 },
  'stored-suitcase': { rules: ['stored-suitcase'], because: ['yes-privacy'], level: 6, draws: 2 },
  purse: { rules: ['purse'], because: ['no-standing'], level: 6 },
} as const satisfies PathTable<SearchFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The twists in which it is in doubt whether there was a search; in the others, whose rights it touched. */
const SEARCHES: readonly Twist[] = [
  'tracker',
  'porch-dog',
  'heat-sensor',
  'location-history',
  'squeezed-bag',
  'opened-further',
  'open-field',
  'trash',
  'flyover',
  'car-dog',
  'bank-records',
  'wired-friend',
  'carrier-opened',
]

/** The path that these facts take; null for a twist that belongs elsewhere. */
export function decide({ doubt, twist }: SearchFacts): keyof typeof paths | null {
  return SEARCHES.includes(twist) === (doubt === 'search') ? twist : null
}
