import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { type DiversityFacts, type DiversitySkin, dimensions, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard each side of the question is; a fact pattern has both. */
const LEVEL: Readonly<Record<DiversityFacts['party'] | DiversityFacts['amount'], number>> = {
  'corporation chartered there': 1,
  'corporation run from there': 1,
  'join before': 1,
  'corporation with a plant there': 2,
  'leave before': 2,
  'leave after': 2,
  'join after': 2,
  'corporation with an owner there': 2,
  'llc with a member there': 2,
  'executor of there': 3,
  'decedent of there': 3,
  student: 3,
  'llc run from there': 4,
  'resident there': 4,
  'resident elsewhere': 4,
  'visitor there': 4,
  expatriate: 4,
  exact: 1,
  verdict: 1,
  'joined claims': 1,
  'two plaintiffs': 2,
  interest: 2,
  'two defendants': 2,
  fees: 3,
  undivided: 3,
  'joint defendants': 4,
}

/** How often a path comes up, so that each reason is the key about as often as its share of the options. */
const DRAWS: Readonly<Record<string, number>> = {
  'resident-of-same-state': 1,
  expatriate: 1,
  charter: 2,
  member: 2,
  'estate-same': 2,
  'visitor > joined-claims': 2,
}

/** CP-01: diversity jurisdiction under 28 U.S.C. 1332 as of 1 November 2026. */
export const diversityJurisdiction: Family<DiversityFacts, DiversitySkin> = {
  id: 'cp-01',
  edition: 1,
  name: 'Diversity jurisdiction',
  subject: 'Civil Procedure',
  subtopic: 'Subject-matter jurisdiction and removal',
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
  // A refusal has one ground and so fewer paths than jurisdiction, which needs two: they come up more often.
  draws: (path) => DRAWS[path] ?? (path.includes(' > ') ? 1 : 3),
  area: (facts) =>
    decide(facts).path.some((step) => AMOUNT_STEPS.has(step)) && decide(facts).path.length === 1
      ? 'Amount in controversy and aggregation'
      : 'Diversity: citizenship',
  difficulty: (facts) => LEVEL[facts.party] + LEVEL[facts.amount],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Section 1332 has two halves: work through them in turn, beginning with who these litigants are.',
  ],
}

const AMOUNT_STEPS: ReadonlySet<string> = new Set([
  'exactly-the-sum',
  'interest',
  'two-plaintiffs',
  'two-defendants',
])
