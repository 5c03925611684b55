import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, type FaultFacts, type FaultSkin, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard the first question is, and what each later step adds; other steps add nothing. */
const LEVEL: Readonly<Record<string, number>> = {
  'contributory-bar': 2,
  'last-chance': 4,
  'chance-gone': 3,
  faultless: 3,
  pure: 2,
  'pure-major': 3,
  'under-tie': 4,
  'over-tie': 4,
  'under-combined': 5,
  'over-combined': 5,
  'under-below': 3,
  'over-below': 3,
  'under-above': 3,
  'over-above': 3,
  several: 1,
  joint: 2,
  'several-insolvent': 3,
  'joint-insolvent': 3,
  'dollar-credit': 4,
  'share-credit': 5,
  reallocated: 5,
}

function difficulty(facts: FaultFacts): number {
  const { path } = decide(facts)
  // A second defendant whose liability is not reached is still something to see past.
  const idle = path.length === 1 && facts.others !== 'none' ? 1 : 0
  return Math.min(
    9,
    path.reduce((sum, step) => sum + (LEVEL[step] ?? 0), idle),
  )
}

/** TT-11: what one defendant owes after a verdict that divides the fault, under a quoted state rule. */
export const comparativeFault: Family<FaultFacts, FaultSkin> = {
  id: 'tt-11',
  edition: 1,
  name: 'Comparative fault arithmetic',
  subject: 'Torts',
  subtopic: 'Negligence: defenses',
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
  area: (facts) =>
    facts.regime === 'contributory' ? 'Contributory negligence and last clear chance' : 'Comparative fault',
  difficulty,
  hints: () => [
    'Read the quoted law twice: does it let the claim stand at all, and if so, whose portions must this party carry?',
  ],
}
