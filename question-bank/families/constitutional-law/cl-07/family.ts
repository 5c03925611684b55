import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type ResidentFacts, type ResidentSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard the last step of each path is. */
const LEVELS: Readonly<Record<string, number>> = {
  'four-work': 3,
  'four-close': 6,
  'four-city': 6,
  'four-land': 4,
  'four-care': 4,
  'four-tax': 5,
  'four-sport': 2,
  'four-records': 6,
  'four-vote': 3,
  'four-corporation': 3,
  'four-alien': 4,
  'four-own': 5,
  'four-new': 7,
  'fourteen-aid': 5,
  'fourteen-divorce': 8,
  'fourteen-work-visitor': 6,
  'fourteen-work-own': 7,
  'fourteen-corporation': 7,
  'fourteen-alien': 7,
  'commerce-corporation': 4,
  'commerce-alien': 6,
  'commerce-city': 8,
  'equal-sport': 5,
}

/** CL-07: the routes against lines by residence, as the law stands on 1 November 2026. */
export const privilegesAndImmunities: Family<ResidentFacts, ResidentSkin> = {
  id: 'cl-07',
  edition: 1,
  name: 'Privileges and immunities: three routes',
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
  draws: (path) => (path === 'fourteen-aid' ? 3 : 1),
  area: () => 'Privileges and immunities of state citizenship (Art. IV)',
  difficulty: (facts) => LEVELS[decide(facts).path.at(-1) ?? ''] ?? 5,
  // Few of these words stand in a reason, so that no hint points at an option.
  hints: () => [
    'Which provision is invoked, whom does it shelter, and what activity is hindered?',
    'Match the provision with the complainant before you look at what is at stake.',
  ],
}
