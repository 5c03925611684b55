import type { PathTable } from '../../engine/tables.ts'
import type { ExcuseFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of conditions and excuse, one row a path: 'yes' makes the defendant liable. */
export const paths = {
  strict: { rules: ['strict'], because: ['no-condition'], level: 4, draws: 2 },
  prevention: { rules: ['prevention'], because: ['yes-prevention'], level: 4, draws: 2 },
  waiver: { rules: ['waiver'], because: ['yes-waiver'], level: 5, draws: 2 },
  retracted: { rules: ['retracted'], because: ['no-retraction'], level: 7, draws: 2 },
  taste: { rules: ['taste'], because: ['no-satisfaction'], level: 4, draws: 2 },
  utility: { rules: ['utility'], because: ['yes-reasonable'], level: 6, draws: 2 },
  substantial: { rules: ['substantial'], because: ['yes-substantial'], level: 3 },
  material: { rules: ['material'], because: ['no-material'], level: 3, draws: 2 },
  divisible: { rules: ['divisible'], because: ['yes-divisible'], level: 5, draws: 2 },
  order: { rules: ['order'], because: ['no-order'], level: 5, draws: 2 },
  burned: { rules: ['burned'], because: ['no-impossible'], level: 3, draws: 2 },
  fault: { rules: ['fault'], because: ['yes-fault'], level: 5 },
  rebuild: { rules: ['rebuild'], because: ['yes-rebuild'], level: 7, draws: 2 },
  cost: { rules: ['cost'], because: ['yes-cost'], level: 3, draws: 2 },
  illness: { rules: ['illness'], because: ['no-personal'], level: 2, draws: 2 },
  ban: { rules: ['ban'], because: ['no-ban'], level: 4, draws: 2 },
  strike: { rules: ['strike'], because: ['yes-assumed'], level: 5 },
  parade: { rules: ['parade'], because: ['no-frustration'], level: 4 },
  profit: { rules: ['profit'], because: ['yes-profit'], level: 6, draws: 2 },
  accord: { rules: ['accord'], because: ['yes-accord'], level: 7 },
  check: { rules: ['check'], because: ['no-accord'], level: 6, draws: 2 },
  undisputed: { rules: ['undisputed'], because: ['yes-undisputed'], level: 6, draws: 2 },
  novation: { rules: ['novation'], because: ['no-novation'], level: 4, draws: 2 },
  delegation: { rules: ['delegation'], because: ['yes-delegation'], level: 5 },
} as const satisfies PathTable<ExcuseFacts, typeof rules, typeof reasons, typeof misconceptions>

const TWISTS: Readonly<Record<ExcuseFacts['issue'], readonly Twist[]>> = {
  condition: ['strict', 'prevention', 'waiver', 'retracted', 'taste', 'utility'],
  exchange: ['substantial', 'material', 'divisible', 'order'],
  event: ['burned', 'fault', 'rebuild', 'cost', 'illness', 'ban', 'strike', 'parade', 'profit'],
  agreement: ['accord', 'check', 'undisputed', 'novation', 'delegation'],
}

/** The path that these facts take; null for a twist that raises another issue. */
export function decide({ issue, twist }: ExcuseFacts): keyof typeof paths | null {
  return TWISTS[issue].includes(twist) ? twist : null
}
