import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, type ImmunityFacts, type ImmunitySkin, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard the last step of each path is; a consent that falls short adds one. */
const LEVELS: Readonly<Record<string, number>> = {
  county: 2,
  'united-states': 3,
  pocket: 4,
  'federal-law-order': 3,
  'state-law-order': 7,
  arrears: 6,
  'consent-federal': 3,
  'consent-own': 4,
  'consent-sister': 5,
  abrogated: 4,
  'plan-federal': 7,
  'plan-own': 8,
  'commerce-power': 5,
  'no-clear-words': 6,
  'agency-named': 7,
  'own-courts': 6,
  'sister-courts': 6,
}

function difficulty(facts: ImmunityFacts): number {
  const path = decide(facts).path
  const level = LEVELS[path.at(-1) ?? ''] ?? 5
  const wrinkle = path.length > 1 ? 1 : 0
  // A county or a federal plaintiff is harder to see behind a statute of the state that speaks of its own courts.
  const blurred = level < 4 && facts.consent === 'elsewhere' ? 1 : 0
  return level + wrinkle + blurred
}

/** CL-03: state sovereign immunity, as it stands on 1 November 2026. */
export const stateSovereignImmunity: Family<ImmunityFacts, ImmunitySkin> = {
  id: 'cl-03',
  edition: 1,
  name: 'State sovereign immunity',
  subject: 'Constitutional Law',
  subtopic: 'Judicial review and federal courts',
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
  draws: (path) => (path === 'arrears' || path === 'agency-named' ? 2 : 1),
  area: () => 'State sovereign immunity (Eleventh Amendment)',
  difficulty,
  // Few of these words stand in a reason, so that no hint points at an option.
  hints: () => [
    'Work in order: who complains, who answers, what remedy is wanted, and which source of rights stands behind it.',
    'Take the parties first, the remedy second, and last whatever might remove the shield.',
  ],
}
