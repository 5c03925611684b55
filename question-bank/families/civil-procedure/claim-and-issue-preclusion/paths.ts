import type { PathTable } from '../../engine/tables.ts'
import type { PreclusionFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of preclusion by federal judgments, one row a path. */
export const paths = {
  'other-theory': { rules: ['transaction', 'other-theory'], because: ['yes-transaction'], level: 3 },
  'later-ads': { rules: ['later-ads'], because: ['no-transaction'], level: 5, draws: 2 },
  venue: { rules: ['venue'], because: ['no-merits'], level: 3 },
  'no-claim': { rules: ['no-claim'], because: ['yes-merits'], level: 4 },
  'one-notice': { rules: ['one-notice'], because: ['no-merits'], level: 4 },
  'two-notices': { rules: ['two-notices'], because: ['yes-merits'], level: 5 },
  appeal: { rules: ['appeal'], because: ['yes-final'], level: 4, draws: 2 },
  vacated: { rules: ['vacated'], because: ['no-final'], level: 5, draws: 2 },
  'default-claim': { rules: ['default-claim', 'transaction'], because: ['yes-transaction'], level: 7 },
  competitor: { rules: ['nonparty'], because: ['no-party'], level: 5 },
  successor: { rules: ['successor'], because: ['yes-privity'], level: 5 },
  class: { rules: ['class'], because: ['yes-privity'], level: 5 },
  defensive: { rules: ['issue', 'defensive'], because: ['yes-nonmutual'], level: 4 },
  offensive: { rules: ['issue', 'offensive'], because: ['yes-nonmutual'], level: 5 },
  waited: { rules: ['waited'], because: ['no-fair'], level: 5 },
  inconsistent: { rules: ['inconsistent'], because: ['no-fair'], level: 6 },
  stranger: { rules: ['stranger'], because: ['no-party'], level: 4 },
  controlled: { rules: ['controlled'], because: ['yes-privity'], level: 6 },
  'default-issue': { rules: ['default-issue'], because: ['no-litigated'], level: 5 },
  winner: { rules: ['winner'], because: ['no-essential'], arguable: ['no-fair'], level: 7 },
  general: { rules: ['general'], because: ['no-litigated'], arguable: ['no-essential'], level: 6 },
  alternative: { rules: ['alternative'], because: ['no-essential'], level: 7 },
  affirmed: {
    rules: ['affirmed'],
    because: ['yes-essential'],
    arguable: ['yes-nonmutual'],
    level: 8,
    draws: 2,
  },
  conviction: {
    rules: ['issue', 'conviction'],
    because: ['yes-litigated'],
    arguable: ['yes-nonmutual'],
    level: 5,
    draws: 2,
  },
  acquittal: {
    rules: ['acquittal'],
    because: ['no-burden'],
    arguable: ['no-identical', 'no-litigated'],
    level: 5,
    draws: 2,
  },
  reformulated: { rules: ['reformulated'], because: ['no-identical'], level: 6, draws: 2 },
} as const satisfies PathTable<PreclusionFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The twists in which claim preclusion is pleaded; in the others issue preclusion is. */
const CLAIM: readonly Twist[] = [
  'other-theory',
  'later-ads',
  'venue',
  'no-claim',
  'one-notice',
  'two-notices',
  'appeal',
  'vacated',
  'default-claim',
  'competitor',
  'successor',
  'class',
]

/** The path that these facts take; null for a twist that belongs to the other doctrine. */
export function decide({ doctrine, twist }: PreclusionFacts): keyof typeof paths | null {
  return CLAIM.includes(twist) === (doctrine === 'claim') ? twist : null
}
