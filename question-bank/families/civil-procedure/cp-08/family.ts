import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type WaiverFacts, type WaiverSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

const LEVEL: Readonly<Record<WaiverFacts['history'], number>> = {
  'motion with it': 4,
  'more time, motion with it': 5,
  'motion, answer with it': 3,
  'definite statement, answer with it': 6,
  'motion, answer, amended at once': 8,
  'motion, motion with it': 3,
  'motion, new claim, motion with it': 7,
  'answer with it': 2,
  'answer, amended at once': 5,
  'answer, amended by leave': 6,
  'answer, judgment on the pleadings': 5,
  'answer, trial': 4,
  'answer, appeal': 4,
  counterclaim: 7,
}

/** How often a path comes up, so that each reason is the key about as often as its share of the options. */
const DRAWS: Readonly<Record<string, number>> = {
  'not-after-trial': 2,
  'plaintiff-submits': 2,
  'not-available': 2,
  'definite-statement-first': 2,
  'no-second-motion': 2,
  'open-in-a-pleading': 3,
  'power-at-any-time': 3,
}

/** CP-08: Rule 12 defenses and their waiver, as of 1 November 2026. */
export const waiverOfDefenses: Family<WaiverFacts, WaiverSkin> = {
  id: 'cp-08',
  edition: 1,
  name: 'Rule 12 defenses and waiver',
  subject: 'Civil Procedure',
  subtopic: 'Motions',
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
  draws: (path) => DRAWS[path] ?? 1,
  area: () => 'Rule 12 defenses and waiver',
  difficulty: ({ defense, history }) =>
    defense === 'vagueness'
      ? 7
      : LEVEL[history] - (defense === 'subject matter' && !/appeal/.test(history) ? 1 : 0),
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Sort the ground into one of three groups in 12(h), then read the docket in order.',
    'Three groups, three fates.',
  ],
}
