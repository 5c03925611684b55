import type { Family } from '../../engine/contract.ts'
import { decide, pathOf } from './decide.ts'
import { type CounselFacts, type CounselSkin, dimensions, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { TABLE } from './table.ts'
import { tell } from './tell.ts'

/** CR-14: the Sixth Amendment right to counsel outside the courtroom, and identifications. */
export const counselAndIdentification: Family<CounselFacts, CounselSkin> = {
  id: 'cr-14',
  edition: 1,
  name: 'Right to counsel and identifications',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Confessions and identification',
  pool: 'practice',
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
  area: (facts) => (facts.about === 'identity' ? 'Lineups and showups' : 'Sixth Amendment right to counsel'),
  difficulty: (facts) => {
    const path = pathOf(facts)
    return path ? TABLE[path].level : 1
  },
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Ask how far matters had gone on that day, who did what, and whom that person served.',
    'Two dates count: when it began formally, and when this came about.',
  ],
}
