import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type PossessionFacts, type PossessionSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard each path is. */
const LEVELS: Readonly<Record<string, number>> = {
  'plain-believed': 2,
  'plain-knew': 3,
  'bad-faith': 3,
  'good-faith': 3,
  'taxes-paid': 3,
  'taxes-unpaid': 3,
  short: 2,
  season: 4,
  visits: 3,
  hidden: 3,
  shared: 4,
  transfer: 4,
  expulsion: 5,
  leave: 2,
  'leave-denied': 5,
  infant: 7,
  child: 8,
  'later-illness': 7,
  'minor-heir': 8,
  sale: 4,
  remainder: 7,
  'later-remainder': 8,
  city: 4,
  cotenant: 6,
  'cotenant-denied': 7,
  letter: 3,
  return: 5,
  deed: 7,
  'no-deed': 7,
}

/** Paths whose reasons would otherwise be the key too seldom. */
const DRAWS: Readonly<Record<string, number>> = {
  short: 2,
  leave: 2,
  hidden: 2,
  'taxes-paid': 2,
  'later-remainder': 2,
}

/** RP-14: whether a possessor has taken title under a statute of twenty years. */
export const adversePossession: Family<PossessionFacts, PossessionSkin> = {
  id: 'rp-14',
  edition: 1,
  name: 'Adverse possession timeline',
  subject: 'Real Property',
  subtopic: 'Deeds, adverse possession and transfer at death',
  pool: 'ranked',
  jurisdiction: 'S',
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
  area: () => 'Adverse possession',
  difficulty: (facts) => LEVELS[decide(facts).path[0] ?? ''] ?? 5,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => ['Draw a line and mark on it everyone who came, went, grew up, died or sold.'],
}
