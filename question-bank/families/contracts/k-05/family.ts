import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { draws } from './draws.ts'
import { dimensions, type FraudsFacts, type FraudsSkin, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard a path is, by the step that ends it. */
const LEVELS: Readonly<Record<string, number>> = {
  signer: 3,
  'goods-under': 2,
  memo: 3,
  accepted: 3,
  confirmed: 4,
  'quantity-missing': 4,
  objected: 5,
  'price-missing': 5,
  paid: 5,
  special: 5,
  'year-outside': 5,
  'price-open': 6,
  consumer: 6,
  'surety-main': 6,
  possession: 6,
  'two-papers': 6,
  admitted: 7,
  'objected-late': 7,
  part: 7,
  'surety-debtor': 8,
  performed: 8,
  refusal: 8,
}

function difficulty(facts: FraudsFacts): number {
  const path = decide(facts).path
  if (path.includes('land') && path.includes('signer')) return 2
  if (path.includes('year-edge')) return 7
  return LEVELS[path.at(-1) ?? ''] ?? 5
}

/** K-05: the statute of frauds for land, long contracts, suretyship and goods. */
export const statuteOfFrauds: Family<FraudsFacts, FraudsSkin> = {
  id: 'k-05',
  edition: 1,
  name: 'Statute of frauds',
  subject: 'Contracts',
  subtopic: 'Defenses to enforceability',
  pool: 'ranked',
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  dimensions,
  illegal,
  decide,
  reasonIds,
  reason,
  fits,
  rules: steps,
  misconceptions,
  stories: skins,
  forms,
  tell,
  draws,
  area: () => 'Statute of frauds',
  difficulty,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'First sort the deal by its type; then ask who is being held to it, and which proof remains.',
  ],
}
