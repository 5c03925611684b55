import type { PathTable } from '../../engine/tables.ts'
import type { JeopardyFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of double jeopardy, one row a path. */
export const paths = {
  'jury-unsworn': { rules: ['jury-unsworn'], because: ['no-attached'], level: 3, draws: 2 },
  'jury-sworn': { rules: ['jury-sworn'], because: ['yes-attached'], level: 4 },
  'bench-witness': { rules: ['bench-witness'], because: ['yes-attached'], level: 4 },
  'missing-witness': { rules: ['missing-witness'], because: ['yes-attached'], level: 6 },
  'defense-misconduct': { rules: ['defense-misconduct'], because: ['no-necessity'], level: 6 },
  deadlock: { rules: ['deadlock'], because: ['no-necessity'], level: 3 },
  report: { rules: ['report'], because: ['no-necessity'], level: 8 },
  'careless-mistrial': { rules: ['careless-mistrial'], because: ['no-consent'], level: 4 },
  'provoked-mistrial': { rules: ['provoked-mistrial'], because: ['yes-fault'], level: 5, draws: 2 },
  'delay-dismissal': { rules: ['delay-dismissal'], because: ['no-consent'], level: 6 },
  'directed-acquittal': { rules: ['directed-acquittal'], because: ['yes-acquittal'], level: 6 },
  acquittal: { rules: ['acquittal'], because: ['yes-acquittal'], level: 3 },
  'verdict-set-aside': { rules: ['verdict-set-aside'], because: ['no-verdict'], level: 6, draws: 2 },
  'reversed-error': { rules: ['reversed-error'], because: ['no-reversal'], level: 3 },
  'reversed-weight': { rules: ['reversed-weight'], because: ['no-reversal'], level: 6 },
  'reversed-proof': { rules: ['reversed-proof'], because: ['yes-proof'], level: 4, draws: 2 },
  'lesser-verdict': { rules: ['lesser-verdict'], because: ['yes-acquittal'], level: 6 },
  lesser: { rules: ['lesser'], because: ['yes-same'], level: 4, draws: 2 },
  'after-death': { rules: ['after-death'], because: ['no-different'], level: 5 },
  'other-element': { rules: ['other-element'], because: ['no-different'], level: 5 },
  federal: { rules: ['federal'], because: ['no-sovereign'], level: 4, draws: 2 },
  city: { rules: ['city'], because: ['yes-sovereign'], level: 5 },
  territory: { rules: ['territory'], because: ['yes-sovereign'], level: 7 },
  forfeiture: { rules: ['forfeiture'], because: ['no-penalty'], level: 6, draws: 2 },
  'one-issue': { rules: ['one-issue'], because: ['yes-issue'], level: 5, draws: 2 },
  'two-issues': { rules: ['two-issues'], because: ['no-different'], level: 8 },
  severed: { rules: ['severed'], because: ['no-consent'], level: 6 },
} as const satisfies PathTable<JeopardyFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The twists in which the same charge comes again; in the others another charge or proceeding does. */
const SAME: readonly Twist[] = [
  'jury-unsworn',
  'jury-sworn',
  'bench-witness',
  'missing-witness',
  'defense-misconduct',
  'deadlock',
  'report',
  'careless-mistrial',
  'provoked-mistrial',
  'delay-dismissal',
  'directed-acquittal',
  'acquittal',
  'verdict-set-aside',
  'reversed-error',
  'reversed-weight',
  'reversed-proof',
  'lesser-verdict',
]

/** The path that these facts take; null for a twist that belongs elsewhere. */
export function decide({ second, twist }: JeopardyFacts): keyof typeof paths | null {
  return SAME.includes(twist) === (second === 'same') ? twist : null
}
