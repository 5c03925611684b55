import type { Family } from '../../engine/contract.ts'
import { decide, pathOf } from './decide.ts'
import { dimensions, illegal, type JeopardyFacts, type JeopardySkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { TABLE } from './table.ts'
import { tell } from './tell.ts'

/** CR-15: when the Fifth Amendment bars a second proceeding. */
export const doubleJeopardy: Family<JeopardyFacts, JeopardySkin> = {
  id: 'cr-15',
  edition: 1,
  name: 'Double jeopardy',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Jeopardy, punishment, proof and appeal',
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
  area: () => 'Double jeopardy',
  difficulty: (facts) => {
    const path = pathOf(facts)
    return path ? TABLE[path].level : 1
  },
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Look at three matters in turn: when it stopped, how it stopped, and who now asks for what.',
    'Write down the timeline of the earlier matter and compare it with what is sought at present.',
  ],
}
