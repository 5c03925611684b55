import type { PathTable } from '../../engine/tables.ts'
import type { FormsFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of UCC § 2-207, one row a path. */
export const paths = {
  minor: { rules: ['acceptance', 'minor'], because: ['yes-additional'], level: 4, draws: 2 },
  material: { rules: ['acceptance', 'material'], because: ['no-material'], level: 4 },
  limited: { rules: ['acceptance', 'limited'], because: ['no-limited'], level: 5, draws: 2 },
  objected: { rules: ['acceptance', 'objected'], because: ['no-objection'], level: 5 },
  'objected-before': { rules: ['acceptance', 'objected-before'], because: ['no-objection'], level: 6 },
  'objected-late': {
    rules: ['acceptance', 'objected-late'],
    because: ['yes-additional'],
    level: 6,
    draws: 2,
  },
  consumer: { rules: ['acceptance', 'consumer'], because: ['no-proposal'], level: 5 },
  agreed: { rules: ['acceptance', 'agreed'], because: ['yes-assent'], level: 6, draws: 2 },
  different: { rules: ['acceptance', 'different'], because: ['no-knockout'], level: 7, draws: 2 },
  ordered: { rules: ['ordered'], because: ['yes-offer'], level: 7, draws: 2 },
  conduct: {
    rules: ['conditional', 'conduct'],
    because: ['no-conduct'],
    arguable: ['no-material', 'no-proposal'],
    level: 7,
  },
  'conduct-ordered': { rules: ['conditional', 'conduct-ordered'], because: ['no-conduct'], level: 8 },
  'conduct-both': { rules: ['conditional', 'conduct-both'], because: ['yes-agreed'], level: 8, draws: 2 },
  signed: {
    rules: ['conditional', 'signed'],
    because: ['yes-counter'],
    arguable: ['yes-assent'],
    level: 7,
    draws: 2,
  },
  unperformed: { rules: ['conditional', 'unperformed'], because: ['no-contract'], level: 7, draws: 2 },
  confirmed: { rules: ['confirmation', 'minor'], because: ['yes-additional'], level: 6 },
  'confirmed-material': { rules: ['confirmation', 'material'], because: ['no-material'], level: 6 },
  'confirmed-consumer': { rules: ['confirmation', 'consumer'], because: ['no-proposal'], level: 6 },
  'confirmed-objected': { rules: ['confirmation', 'objected'], because: ['no-objection'], level: 6 },
} as const satisfies PathTable<FormsFacts, typeof rules, typeof reasons, typeof misconceptions>

const CONDITIONAL: readonly FormsFacts['twist'][] = [
  'conduct',
  'conduct-ordered',
  'conduct-both',
  'signed',
  'unperformed',
]

/** The papers that a twist belongs to. */
function papersOf(twist: FormsFacts['twist']): FormsFacts['papers'] {
  if (twist.startsWith('confirmed')) return 'confirmation'
  return CONDITIONAL.includes(twist) ? 'conditional' : 'acceptance'
}

/** The path that these facts take; null for a twist that belongs to other papers. */
export function decide({ papers, twist }: FormsFacts): keyof typeof paths | null {
  return papersOf(twist) === papers ? twist : null
}
