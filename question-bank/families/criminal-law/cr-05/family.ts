import type { Family } from '../../engine/contract.ts'
import { decide, pathOf } from './decide.ts'
import { type AttemptFacts, type AttemptSkin, dimensions, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { TABLE } from './table.ts'
import { tell } from './tell.ts'

/** CR-05: attempt at common law and under the Model Penal Code, which the stem names. */
export const attempt: Family<AttemptFacts, AttemptSkin> = {
  id: 'cr-05',
  edition: 1,
  name: 'Attempt',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Inchoate crimes and parties',
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
  draws: (path) => (path === 'early-buying' || path === 'mere-plan' ? 2 : 1),
  area: (facts) =>
    facts.stop === 'remorse' || facts.stop === 'fear' || facts.stop === 'postponed'
      ? 'Withdrawal and abandonment'
      : 'Attempt',
  difficulty: (facts) => {
    const path = pathOf(facts)
    return path ? TABLE[path].level : 1
  },
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Notice whose rules govern there, then look at mental element, act, mistakes and ending in turn.',
    'Read twice which rules govern there.',
  ],
}
