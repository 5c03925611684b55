import type { PathTable } from '../../engine/tables.ts'
import type { TakingFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The Takings Clause, one row a path. */
export const paths = {
  occupation: { rules: ['occupation'], because: ['yes-physical'], level: 3 },
  access: { rules: ['access'], because: ['yes-physical'], level: 5 },
  inspection: { rules: ['inspection'], because: ['no-condition'], level: 8 },
  stray: { rules: ['stray'], because: ['no-trespass'], level: 7 },
  crop: { rules: ['crop'], because: ['yes-compensation'], level: 5 },
  gain: { rules: ['crop', 'gain'], because: ['yes-compensation'], level: 7 },
  surplus: { rules: ['surplus'], because: ['yes-compensation'], level: 6 },
  'wipe-out': { rules: ['wipe-out'], because: ['yes-total'], level: 4 },
  later: { rules: ['claim-passes', 'wipe-out'], because: ['yes-no-bar'], level: 6 },
  undecided: { rules: ['undecided'], because: ['no-final'], level: 7 },
  nuisance: { rules: ['nuisance'], because: ['no-background'], level: 6 },
  moratorium: { rules: ['moratorium'], because: ['no-balance'], level: 6 },
  partial: { rules: ['partial'], because: ['no-balance'], level: 4 },
  fitting: { rules: ['fitting'], because: ['no-condition'], level: 5 },
  unconnected: { rules: ['unconnected'], because: ['yes-nexus'], level: 4 },
  excessive: { rules: ['excessive'], because: ['yes-proportion'], level: 6 },
  refused: { rules: ['refused', 'unconnected'], because: ['yes-nexus'], level: 6 },
  ordinance: { rules: ['ordinance', 'excessive'], because: ['yes-proportion'], level: 8 },
  tax: { rules: ['tax'], because: ['no-tax'], level: 7 },
  plan: { rules: ['plan'], because: ['no-public'], level: 4 },
  favorite: { rules: ['favorite'], because: ['yes-private'], level: 5 },
} as const satisfies PathTable<TakingFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: TakingFacts): keyof typeof paths => twist

const PHYSICAL: readonly Twist[] = [
  'occupation',
  'access',
  'inspection',
  'stray',
  'crop',
  'gain',
  'surplus',
  'plan',
  'favorite',
]

/** The area of the taxonomy to which a twist belongs. */
export const area = ({ twist }: TakingFacts): string =>
  PHYSICAL.includes(twist) ? 'Physical takings' : 'Regulatory takings and exactions'
