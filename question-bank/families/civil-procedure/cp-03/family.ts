import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type SupplementalFacts, type SupplementalSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

const LEVEL: Readonly<Record<SupplementalFacts['claim'], number>> = {
  'state claim': 7,
  counterclaim: 7,
  'large counterclaim': 8,
  crossclaim: 7,
  impleader: 7,
  'plaintiff against third party': 8,
  'third party against plaintiff': 8,
  'second plaintiff, small': 8,
  'second plaintiff, same state': 9,
  'second defendant, small': 9,
  'second defendant, same state': 7,
  intervenor: 8,
  'required plaintiff': 8,
}

const LATER: Readonly<Record<SupplementalFacts['later'], number>> = {
  nothing: 0,
  'dismissed on the merits': 1,
  dropped: 2,
  'dropped after removal': 2,
  'dismissed as frivolous': 3,
}

/** How often a path comes up, where once would leave its reason too seldom the key. */
const DRAWS: Readonly<Record<string, number>> = {
  'independent-basis': 4,
  'unrelated-claim': 3,
  'unrelated-counterclaim': 2,
  contamination: 3,
  'small-second-plaintiff': 3,
  'one-case > may-decline': 2,
}

/** CP-03: supplemental jurisdiction under 28 U.S.C. 1367 as of 1 November 2026. */
export const supplementalJurisdiction: Family<SupplementalFacts, SupplementalSkin> = {
  id: 'cp-03',
  edition: 1,
  name: 'Supplemental jurisdiction',
  subject: 'Civil Procedure',
  subtopic: 'Subject-matter jurisdiction and removal',
  pool: 'daily',
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
  area: () => 'Supplemental jurisdiction',
  difficulty: ({ claim, later }) => LEVEL[claim] + LATER[later],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Read section 1367 in order: (a), then (b), then (c), and ask each time who asserts what against whom.',
    'Read section 1367 in order.',
  ],
}
