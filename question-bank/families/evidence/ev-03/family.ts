import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { draws } from './draws.ts'
import { dimensions, illegal, type PartyFacts, type PartySkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard each path is. */
const LEVELS: Readonly<Record<string, number>> = {
  own: 3,
  'own-by-self': 2,
  'own-serving': 4,
  silence: 4,
  'silence-unheard': 3,
  adopted: 3,
  spokesman: 4,
  employee: 4,
  'employee-later': 4,
  'employee-internal': 5,
  'employee-outside': 5,
  plot: 5,
  codefendant: 5,
  'plot-ended': 6,
  'plot-boasting': 6,
  executor: 6,
  stranger: 6,
  'employee-unproved': 7,
  'plot-unproved': 7,
  'predecessor-later': 7,
  predecessor: 8,
  'stranger-second-hand': 8,
}

/** EV-03: statements of opposing parties, FRE 801(d)(2) as amended in 2024, on 1 November 2026. */
export const opposingPartyStatements: Family<PartyFacts, PartySkin> = {
  id: 'ev-03',
  edition: 1,
  name: 'Opposing-party statements',
  subject: 'Evidence',
  subtopic: 'Hearsay: definition and exclusions',
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
  draws,
  area: () => 'Opposing-party statements',
  difficulty: (facts) => LEVELS[decide(facts).path.at(-1) ?? ''] ?? 5,
  hints: () => [
    'Ask whose mouth and whose ears were involved, on which date, and how that mouth is tied to the litigant.',
  ],
}
