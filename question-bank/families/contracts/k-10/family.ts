import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { draws } from './draws.ts'
import { dimensions, illegal, type RiskFacts, type RiskSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard a path is, by its last step. */
const LEVELS: Readonly<Record<string, number>> = {
  shipment: 2,
  'destination-transit': 2,
  'agreed-buyer': 3,
  'shipment-not-begun': 3,
  'merchant-pickup': 3,
  'destination-tendered': 4,
  'private-pickup': 4,
  'agreed-seller': 4,
  'bailee-document': 5,
  'bailee-acknowledged': 5,
  'fault-keeps-risk': 5,
  'bailee-silent': 6,
  'fault-accepted': 6,
  'fault-cured': 6,
  'breach-gap': 7,
  'breach-covered': 8,
  'breach-stale': 9,
}

/** K-10: risk of loss in sales of goods. */
export const riskOfLoss: Family<RiskFacts, RiskSkin> = {
  id: 'k-10',
  edition: 1,
  name: 'Risk of loss',
  subject: 'Contracts',
  subtopic: 'Breach and sales performance',
  pool: 'ranked',
  jurisdiction: 'U',
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
  area: () => 'Risk of loss and delivery terms',
  difficulty: (facts) => LEVELS[decide(facts).path.at(-1) ?? ''] ?? 5,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Sort out defects, defaults and bargained allocations first; then ask how possession was meant to change, whoever was owner.',
  ],
}
