import type { PathTable } from '../../engine/tables.ts'
import type { TransferFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Liability after a transfer of the lease, one row a path. */
export const paths = {
  rent: { rules: ['estate'], because: ['yes-estate'], level: 3, draws: 2 },
  repair: { rules: ['runs'], because: ['yes-estate'], level: 4 },
  misnamed: { rules: ['substance', 'estate'], because: ['yes-assignment'], level: 5, draws: 2 },
  sublease: { rules: ['sublease'], because: ['no-privity'], level: 4, draws: 3 },
  'assumed-sublease': { rules: ['sublease-alone', 'assumed'], because: ['yes-assumed'], level: 6 },
  'assumed-passed': { rules: ['assumed'], because: ['yes-assumed'], level: 6 },
  passed: { rules: ['passed'], because: ['no-ended'], level: 5, draws: 2 },
  accrued: { rules: ['accrued'], because: ['yes-accrued'], level: 7, draws: 2 },
  personal: { rules: ['personal'], because: ['no-touch', 'no-promise'], level: 5, draws: 4 },
  banned: { rules: ['voidable', 'estate'], because: ['yes-voidable'], level: 6, draws: 2 },
  sold: { rules: ['reversion'], because: ['yes-reversion'], level: 5 },
  stays: { rules: ['contract'], because: ['yes-contract'], level: 3 },
  consent: { rules: ['consent', 'contract'], because: ['yes-contract'], level: 4 },
  released: { rules: ['novation'], because: ['no-novation'], level: 4, draws: 3 },
  over: { rules: ['contract', 'burden'], because: ['yes-burden'], level: 7, draws: 2 },
  'over-sublease': { rules: ['own-debt'], because: ['no-own-debt'], level: 8, draws: 2 },
  'over-passed': { rules: ['over-passed'], because: ['no-ended'], level: 7 },
  'tenant-sold': { rules: ['contract', 'to-buyer'], because: ['yes-reversion'], level: 7 },
} as const satisfies PathTable<TransferFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: TransferFacts): keyof typeof paths => twist
