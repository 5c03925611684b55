import type { Family } from '../../engine/contract.ts'
import { decide, pathOf } from './decide.ts'
import { dimensions, type ExclusionFacts, type ExclusionSkin, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { TABLE } from './table.ts'
import { tell } from './tell.ts'

/** CR-12: the exclusionary rule and its exceptions. */
export const exclusionOfEvidence: Family<ExclusionFacts, ExclusionSkin> = {
  id: 'cr-12',
  edition: 1,
  name: 'The exclusionary rule and its exceptions',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Search and seizure',
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
  area: () => 'Exclusionary rule and exceptions',
  difficulty: (facts) => {
    const path = pathOf(facts)
    return path ? TABLE[path].level : 1
  },
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Name first what was infringed, then trace each step from there to the courtroom, and ask what is being done with it.',
    'Trace each step from the start to the courtroom.',
  ],
}
