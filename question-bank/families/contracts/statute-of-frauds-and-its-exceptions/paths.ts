import type { PathTable } from '../../engine/tables.ts'
import type { FraudsFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The statute of frauds, one row a path: 'yes' enforces the contract over the defense. */
export const paths = {
  'land-note': { rules: ['land', 'signer'], because: ['no-signature'], level: 2 },
  'land-letter': { rules: ['land', 'memo'], because: ['yes-memo'], level: 3 },
  'land-no-price': { rules: ['land', 'price-missing'], because: ['no-terms'], level: 5, draws: 2 },
  'land-two-papers': { rules: ['land', 'two-papers'], because: ['yes-memo'], level: 6 },
  'land-paid': { rules: ['land', 'paid'], because: ['no-performance'], level: 5, draws: 2 },
  'land-possession': { rules: ['land', 'possession'], because: ['yes-performance'], level: 6 },
  'two-years': { rules: ['year', 'signer'], because: ['no-year', 'no-signature'], level: 3 },
  refusal: { rules: ['year', 'refusal'], because: ['yes-memo'], level: 8 },
  performed: { rules: ['year', 'performed'], because: ['yes-performance'], level: 7 },
  'part-performed': { rules: ['year', 'part-performed'], because: ['no-full'], level: 7, draws: 3 },
  'later-start': { rules: ['later-start', 'signer'], because: ['no-year'], level: 6 },
  'no-date': { rules: ['no-date'], because: ['yes-outside'], level: 5 },
  favor: { rules: ['surety', 'signer'], because: ['no-within', 'no-signature'], level: 3 },
  'main-purpose': { rules: ['surety', 'main-purpose'], because: ['yes-main'], level: 6, draws: 3 },
  'to-debtor': { rules: ['surety', 'to-debtor'], because: ['yes-outside'], level: 7 },
  'five-hundred': { rules: ['five-hundred', 'signer'], because: ['no-within'], level: 4, draws: 2 },
  under: { rules: ['under'], because: ['yes-outside'], level: 2 },
  told: { rules: ['goods', 'told'], because: ['no-admission'], level: 6, draws: 3 },
  'no-price': { rules: ['goods', 'price-open'], because: ['yes-memo'], level: 5 },
  'no-quantity': { rules: ['goods', 'quantity-missing'], because: ['no-terms'], level: 4, draws: 2 },
  confirmed: { rules: ['goods', 'confirmed'], because: ['yes-confirm'], level: 4 },
  objected: { rules: ['goods', 'objected'], because: ['no-objection'], level: 5, draws: 3 },
  'objected-late': { rules: ['goods', 'objected-late'], because: ['yes-confirm'], level: 6, draws: 2 },
  consumer: { rules: ['goods', 'consumer'], because: ['no-signature'], level: 6 },
  special: { rules: ['goods', 'special'], because: ['yes-performance'], level: 5 },
  accepted: { rules: ['goods', 'accepted'], because: ['yes-performance'], level: 3 },
  'part-accepted': { rules: ['goods', 'part'], because: ['no-performance'], level: 7, draws: 2 },
  admitted: { rules: ['goods', 'admitted'], because: ['yes-admission'], level: 7, draws: 3 },
} as const satisfies PathTable<FraudsFacts, typeof rules, typeof reasons, typeof misconceptions>
