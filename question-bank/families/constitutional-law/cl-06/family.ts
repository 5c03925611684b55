import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type TradeFacts, type TradeSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard each path is. */
const LEVELS: Readonly<Record<string, number>> = {
  shield: 2,
  'pest-other-means': 4,
  'pest-no-other-means': 5,
  export: 4,
  county: 6,
  label: 3,
  useless: 4,
  shops: 7,
  methods: 7,
  seller: 4,
  packing: 7,
  'public-plant': 6,
  'private-plant': 7,
  rebate: 8,
  exemption: 3,
  'remote-seller': 5,
  'no-tie': 5,
  'all-income': 6,
  'consent-shield': 3,
  'consent-export': 4,
  'consent-tax': 5,
}

/** CL-06: the dormant Commerce Clause, as it stands on 1 November 2026. */
export const dormantCommerceClause: Family<TradeFacts, TradeSkin> = {
  id: 'cl-06',
  edition: 1,
  name: 'Dormant Commerce Clause',
  subject: 'Constitutional Law',
  subtopic: 'Federalism',
  pool: 'ranked',
  jurisdiction: 'F',
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
  area: () => 'Dormant Commerce Clause',
  difficulty: (facts) => LEVELS[decide(facts).path[0] ?? ''] ?? 5,
  // Few of these words stand in a reason, so that no hint points at an option.
  hints: () => [
    'Does the measure sort by origin or destination? Is the government here a regulator, a trader or a collector?',
    'Sort by origin first; then ask in what role the government acts.',
  ],
}
