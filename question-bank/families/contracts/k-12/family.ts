import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { draws } from './draws.ts'
import { dimensions, illegal, type ThirdFacts, type ThirdSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { rowOf } from './rows.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

function area({ way, turn }: ThirdFacts): string {
  if (way === 'assignment') return 'Assignment of rights'
  if (way === 'delegation') return 'Delegation of duties'
  return ['gift', 'debt', 'profit'].includes(turn)
    ? 'Intended and incidental beneficiaries'
    : 'Vesting and defenses against beneficiaries'
}

/** K-12: what a third person gets from a contract of two others, and what is left to those two. */
export const thirdParties: Family<ThirdFacts, ThirdSkin> = {
  id: 'k-12',
  edition: 1,
  name: 'Beneficiaries, assignment and delegation',
  subject: 'Contracts',
  subtopic: 'Third-party rights',
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
  draws,
  area,
  difficulty: (facts) => rowOf(facts)?.level ?? 5,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => ['Sketch the three people, draw an arrow for every bargain, and write its date beside it.'],
}
