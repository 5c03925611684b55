import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type TakingFacts, type TakingSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

const PHYSICAL = ['occupation', 'access', 'inspection', 'stray', 'crop', 'surplus', 'plan', 'favorite']
const HARD = ['inspection', 'stray', 'surplus', 'moratorium', 'tax']

/** None is easy: every stem holds a fact that points the other way. A wrinkle adds one or two. */
function difficulty(facts: TakingFacts): number {
  const start = HARD.includes(facts.act) ? 8 : 7
  const added = { none: 0, gain: 1, later: 2, undecided: 2, refused: 1, ordinance: 2 }[facts.wrinkle]
  const alike = facts.fit === 'excessive' ? 1 : 0
  return Math.min(10, start + added + alike)
}

/** CL-14: takings and exactions, as the law stands on 1 November 2026. */
export const takingsAndExactions: Family<TakingFacts, TakingSkin> = {
  id: 'cl-14',
  edition: 1,
  name: 'Takings and exactions',
  subject: 'Constitutional Law',
  subtopic: 'Takings and other limits on government',
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
  draws: (path) => (/^(?:wipe-out|partial|moratorium|favorite|stray)$/.test(path) ? 2 : 1),
  area: (facts) => (PHYSICAL.includes(facts.act) ? 'Physical takings' : 'Regulatory takings and exactions'),
  difficulty,
  // Few of these words stand in a reason, so that no hint points at an option.
  hints: () => [
    'Sort the government act into its class first; each class has one test, and only one of them balances.',
    'What sort of act is it: seizing, ruling, bargaining or levying? Choose the test from that.',
  ],
}
