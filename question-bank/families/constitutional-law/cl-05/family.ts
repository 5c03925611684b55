import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type MeasureFacts, type MeasureSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard each path is. */
const LEVELS: Readonly<Record<string, number>> = {
  'command-legislature': 2,
  'command-officers-heavy': 3,
  'command-officers-mild': 5,
  freeze: 6,
  alike: 4,
  'choice-legislature': 5,
  'choice-officers': 6,
  courts: 6,
  'grant-legislature': 4,
  'grant-officers': 5,
  'grant-vague': 5,
  'grant-unrelated': 5,
  'grant-forbidden': 7,
  'grant-heavy': 6,
  tax: 5,
  penalty: 8,
  'land-tax': 7,
  'private-rule': 4,
  'welfare-rule': 3,
}

/** CL-05: taxing, spending and commandeering, as the law stands on 1 November 2026. */
export const taxSpendCommandeer: Family<MeasureFacts, MeasureSkin> = {
  id: 'cl-05',
  edition: 1,
  name: 'Taxing, spending and commandeering',
  subject: 'Constitutional Law',
  subtopic: 'Separation of powers',
  pool: 'practice',
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
  area: () => 'Taxing and spending powers',
  difficulty: (facts) => LEVELS[decide(facts).path[0] ?? ''] ?? 5,
  // Few of these words stand in a reason, so that no hint points at an option.
  hints: () => [
    'Name the tool first: order, bargain, levy or ordinary regulation. Each has a test of its own.',
    'Ask who would have to obey, and what happens to those who say no thanks.',
  ],
}
