import type { PathTable } from '../../engine/tables.ts'
import { belongs, type Issue, type SaleFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of the contract to sell land, one row a path: 'yes' where the plaintiff prevails. */
export const paths = {
  mortgage: { rules: ['mortgage'], because: ['yes-cleared'], level: 3, draws: 2 },
  covenant: { rules: ['covenant'], because: ['no-encumbrance'], level: 4, draws: 2 },
  excepted: { rules: ['excepted'], because: ['yes-accepted'], level: 5, draws: 2 },
  breached: { rules: ['breached'], because: ['no-violation'], level: 6 },
  zoning: { rules: ['zoning'], because: ['yes-public'], level: 4, draws: 2 },
  unzoned: { rules: ['unzoned'], because: ['no-violation'], level: 6 },
  possession: { rules: ['record'], because: ['no-doubt'], level: 6, draws: 2 },
  quieted: { rules: ['unrecorded', 'quieted'], because: ['yes-good'], level: 5, draws: 2 },
  quitclaim: { rules: ['quitclaim'], because: ['no-implied'], level: 7, draws: 2 },
  early: { rules: ['early'], because: ['yes-due'], level: 6, draws: 2 },
  late: { rules: ['late'], because: ['yes-inessential'], level: 3 },
  essence: { rules: ['essence'], because: ['no-essence'], level: 2 },
  notice: { rules: ['inessential', 'notice'], because: ['no-essence'], level: 6 },
  hasty: { rules: ['inessential', 'hasty'], because: ['yes-inessential'], level: 6 },
  waived: { rules: ['waived'], because: ['yes-waived'], level: 5, draws: 2 },
  common: { rules: ['common'], because: ['yes-conversion'], level: 4 },
  act: { rules: ['default', 'act'], because: ['no-act'], level: 4, draws: 2 },
  moved: { rules: ['default', 'moved'], because: ['yes-possession'], level: 6, draws: 2 },
  careless: { rules: ['careless'], because: ['no-fault'], level: 6, draws: 2 },
  condition: { rules: ['condition'], because: ['no-condition'], level: 8 },
  clause: { rules: ['clause'], because: ['no-clause'], level: 3, draws: 2 },
  'seller-dies': { rules: ['seller-dies'], because: ['yes-conversion'], level: 6 },
  pending: { rules: ['pending'], because: ['no-condition'], level: 8 },
  'buyer-dies': { rules: ['buyer-dies'], because: ['no-real'], level: 6, draws: 2 },
  devisee: { rules: ['devisee'], because: ['yes-conversion'], level: 5 },
  merged: { rules: ['merged'], because: ['no-deed'], level: 5, draws: 2 },
  collateral: { rules: ['collateral'], because: ['yes-collateral'], level: 5, draws: 2 },
} as const satisfies PathTable<SaleFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The path that these facts take; null for a twist that belongs to another issue. */
export const decide = (facts: SaleFacts): keyof typeof paths | null => (belongs(facts) ? facts.twist : null)

const AREAS: Readonly<Record<Issue, string>> = {
  title: 'Marketable title',
  time: 'Essential terms and time',
  loss: 'Equitable conversion and risk of loss',
  death: 'Equitable conversion and risk of loss',
  deed: 'Fitness, disclosure and merger',
}

/** The area of the taxonomy to which an issue belongs. */
export const area = ({ issue }: SaleFacts): string => AREAS[issue]
