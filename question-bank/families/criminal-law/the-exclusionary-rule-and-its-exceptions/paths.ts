import type { PathTable } from '../../engine/tables.ts'
import type { ExclusionFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of exclusion, one row a path. */
export const paths = {
  'weak-warrant': { rules: ['weak-warrant'], because: ['yes-reliance'], level: 4 },
  'blank-warrant': { rules: ['blank-warrant'], because: ['no-face'], level: 5 },
  'bare-warrant': { rules: ['bare-warrant'], because: ['no-face'], level: 5 },
  'needed-lie': { rules: ['needed-lie'], because: ['no-lie'], level: 5, draws: 2 },
  'needless-lie': { rules: ['needless-lie'], because: ['yes-remainder'], level: 6, draws: 2 },
  'clerk-record': { rules: ['clerk-record'], because: ['yes-reliance'], level: 4 },
  'careless-record': { rules: ['careless-record'], because: ['yes-isolated'], level: 6, draws: 2 },
  'knowing-record': { rules: ['knowing-record'], because: ['no-culpable'], level: 6, draws: 2 },
  'old-precedent': { rules: ['old-precedent'], because: ['yes-reliance'], level: 6 },
  'found-warrant': { rules: ['found-warrant'], because: ['yes-attenuated'], level: 6 },
  'warned-confession': { rules: ['warned-confession'], because: ['no-fruit'], level: 5, draws: 2 },
  'free-return': { rules: ['free-return'], because: ['yes-attenuated'], level: 4 },
  'home-arrest': { rules: ['home-arrest'], because: ['yes-product'], level: 6, draws: 2 },
  'own-decision': { rules: ['own-decision'], because: ['yes-source'], level: 7, draws: 2 },
  'prompted-decision': { rules: ['prompted-decision'], because: ['no-source'], level: 7, draws: 2 },
  'search-party': { rules: ['search-party'], because: ['yes-inevitable'], level: 5, draws: 2 },
  'no-knock': { rules: ['no-knock'], because: ['yes-remedy'], level: 4, draws: 2 },
  'willing-witness': { rules: ['willing-witness'], because: ['yes-attenuated'], level: 6 },
  'contradict-accused': { rules: ['contradict-accused'], because: ['yes-impeach'], level: 6 },
  'contradict-witness': { rules: ['contradict-witness'], because: ['no-impeach'], level: 6, draws: 2 },
  'grand-jury': { rules: ['grand-jury'], because: ['yes-proceeding'], level: 4, draws: 2 },
  forfeiture: { rules: ['forfeiture'], because: ['no-proceeding'], level: 8, draws: 2 },
  'unwarned-contradiction': { rules: ['unwarned-contradiction'], because: ['yes-impeach'], level: 5 },
  'involuntary-contradiction': {
    rules: ['involuntary-contradiction'],
    because: ['no-involuntary'],
    level: 5,
    draws: 2,
  },
} as const satisfies PathTable<ExclusionFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The ground to which each twist belongs. */
const GROUNDS: Readonly<Record<ExclusionFacts['ground'], readonly Twist[]>> = {
  reliance: [
    'weak-warrant',
    'blank-warrant',
    'bare-warrant',
    'needed-lie',
    'needless-lie',
    'clerk-record',
    'careless-record',
    'knowing-record',
    'old-precedent',
  ],
  link: [
    'found-warrant',
    'warned-confession',
    'free-return',
    'home-arrest',
    'own-decision',
    'prompted-decision',
    'search-party',
    'no-knock',
    'willing-witness',
  ],
  use: [
    'contradict-accused',
    'contradict-witness',
    'grand-jury',
    'forfeiture',
    'unwarned-contradiction',
    'involuntary-contradiction',
  ],
}

/** The path that these facts take; null for a twist of another ground. */
export function decide({ ground, twist }: ExclusionFacts): keyof typeof paths | null {
  return GROUNDS[ground].includes(twist) ? twist : null
}
