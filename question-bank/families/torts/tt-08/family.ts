import type { Family } from '../../engine/contract.ts'
import { decide, illegal } from './decide.ts'
import { dimensions, type StrictFacts, type StrictSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { rowOf } from './rows.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** Paths that come up more than once in a cycle, so that no reason is mostly right or mostly wrong. */
const DRAWS: Readonly<Record<string, number>> = {
  'activity > brood': 2,
  common: 2,
  safe: 3,
  'straying > cattle': 3,
  'tame > bitten': 3,
  'wild > careless': 2,
  'wild > fright': 2,
}

/** TT-08: strict liability for animals and abnormally dangerous activities. */
export const strictLiability: Family<StrictFacts, StrictSkin> = {
  id: 'tt-08',
  edition: 1,
  name: 'Animals and abnormally dangerous activities',
  subject: 'Torts',
  subtopic: 'Strict and products liability',
  pool: 'practice',
  jurisdiction: 'R',
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
  area: ({ source }) =>
    ['blasting', 'gas', 'acid'].includes(source) ? 'Abnormally dangerous activities' : 'Animals',
  difficulty: (facts) => rowOf(facts)?.level ?? 5,
  hints: () => [
    'First decide which section could apply, and then whether an exception or limit cuts it short.',
  ],
}
