import type { PathTable } from '../../engine/tables.ts'
import type { StrictFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Strict liability, one row a path. A reason that is arguable beside a path is not worded for it, and so is never offered. */
export const paths = {
  attack: { rules: ['wild', 'care'], because: ['yes-kind'], level: 2 },
  gentle: { rules: ['wild', 'gentle'], because: ['yes-kind'], level: 3 },
  fright: { rules: ['wild', 'fright'], because: ['yes-reach', 'yes-kind'], level: 5, draws: 2 },
  stumble: { rules: ['wild', 'stumble'], because: ['no-risk'], level: 7 },
  careless: { rules: ['wild', 'careless'], because: ['yes-share', 'yes-kind'], level: 6, draws: 2 },
  picture: { rules: ['wild', 'picture'], because: ['no-benefit'], level: 6 },
  obliged: { rules: ['wild', 'obliged'], because: ['no-obliged'], level: 7, draws: 2 },
  unknown: { rules: ['tame', 'unknown'], because: ['no-knowledge'], level: 3, draws: 2 },
  bitten: { rules: ['tame', 'bitten'], because: ['yes-known'], level: 3 },
  snapped: { rules: ['tame', 'snapped'], because: ['yes-known'], level: 5 },
  frolic: { rules: ['tame', 'frolic'], because: ['no-risk'], level: 7 },
  trainer: { rules: ['tame', 'trainer'], because: ['no-benefit'], level: 6 },
  pet: { rules: ['straying', 'pet'], because: ['no-pet'], level: 6, draws: 2 },
  mare: { rules: ['tame', 'mare'], because: ['no-ordinary'], level: 6, draws: 2 },
  cattle: { rules: ['straying', 'cattle'], because: ['yes-intrude'], level: 4, draws: 2 },
  road: { rules: ['straying', 'road'], because: ['no-road'], level: 7, draws: 2 },
  stone: { rules: ['activity', 'stone'], because: ['yes-activity'], level: 2 },
  useful: { rules: ['activity', 'useful'], because: ['yes-activity'], level: 5 },
  shaking: { rules: ['activity', 'shaking'], because: ['yes-reach', 'yes-activity'], level: 5 },
  brood: { rules: ['activity', 'brood'], because: ['no-risk'], level: 8 },
  gas: { rules: ['activity', 'gas'], because: ['no-common'], level: 7, draws: 2 },
  acid: { rules: ['activity', 'acid'], because: ['no-safe'], level: 7, draws: 2 },
} as const satisfies PathTable<StrictFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: StrictFacts): keyof typeof paths => twist
