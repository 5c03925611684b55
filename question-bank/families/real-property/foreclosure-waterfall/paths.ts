import type { PathTable } from '../../engine/tables.ts'
import type { SaleFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Where the money of a foreclosure sale goes, and which liens stay, one row a path. */
export const paths = {
  lender: { rules: ['juniors'], because: ['time'], level: 4, draws: 2 },
  owner: { rules: ['surplus'], because: ['surplus'], level: 4, draws: 2 },
  shortfall: { rules: ['deficiency'], because: ['deficiency'], level: 4 },
  extinguished: { rules: ['joined'], because: ['extinguished'], level: 5, draws: 2 },
  'junior-third': { rules: ['senior-stays', 'juniors'], because: ['senior'], level: 6 },
  'junior-owner': { rules: ['senior-stays', 'surplus'], because: ['senior'], level: 7 },
  'junior-shortfall': { rules: ['senior-stays', 'deficiency'], because: ['deficiency'], level: 7 },
  surviving: { rules: ['senior-stays', 'subject-to'], because: ['senior'], level: 5 },
  purchase: { rules: ['purchase', 'juniors'], because: ['purchase'], level: 7, draws: 2 },
  optional: { rules: ['optional', 'juniors'], because: ['optional'], level: 8, draws: 2 },
  obligatory: { rules: ['obligatory', 'juniors'], because: ['obligatory'], level: 7, draws: 2 },
  mechanic: { rules: ['visible', 'juniors'], because: ['visible'], level: 7, draws: 2 },
  subordinated: { rules: ['subordination', 'juniors'], because: ['subordination'], level: 6, draws: 2 },
  'omitted-third': { rules: ['omitted', 'juniors'], because: ['omitted'], level: 8 },
  'omitted-owner': { rules: ['omitted', 'surplus'], because: ['omitted'], level: 8 },
} as const satisfies PathTable<SaleFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: SaleFacts): keyof typeof paths => twist

const PROCEEDS: readonly Twist[] = ['lender', 'owner', 'shortfall', 'junior-shortfall']

/** The area of the taxonomy to which a twist belongs. */
export const area = ({ twist }: SaleFacts): string =>
  PROCEEDS.includes(twist) ? 'Foreclosure, deficiency and surplus' : 'Priority and omitted parties'
