import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { draws } from './draws.ts'
import { dimensions, type FormsFacts, type FormsSkin, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard a path is, by its last step; none is easy. */
const LEVELS: Readonly<Record<string, number>> = {
  minor: 7,
  material: 7,
  objected: 7,
  'not-between-merchants': 7,
  limited: 7,
  assented: 8,
  'objected-late': 8,
  'knock-out': 8,
  conduct: 8,
  'offer-term': 9,
  'counter-accepted': 9,
  'nothing-formed': 9,
  'conduct-drops-offer-term': 10,
}

function difficulty(facts: FormsFacts): number {
  const level = LEVELS[decide(facts).path.at(-1) ?? ''] ?? 7
  return Math.min(10, level + (facts.channel === 'confirmation' ? 1 : 0))
}

/** K-03: the battle of the forms. */
export const battleOfTheForms: Family<FormsFacts, FormsSkin> = {
  id: 'k-03',
  edition: 1,
  name: 'Battle of the forms',
  subject: 'Contracts',
  subtopic: 'Mutual assent',
  pool: 'daily',
  jurisdiction: 'U',
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
  area: () => 'Battle of the forms (UCC 2-207)',
  difficulty,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Ask how the bargain arose, paper or performance; then read 2-207 by the subsection which that step leads to.',
  ],
}
