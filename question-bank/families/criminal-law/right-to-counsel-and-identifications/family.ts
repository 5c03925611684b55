import { defineFamily } from '../../engine/define-family.ts'
import { askAdmission, askExclusion, askMotion } from './asked.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** CR-14: the Sixth Amendment right to counsel outside the courtroom, and identifications, as of 23 November 2026. */
export const rightToCounsel = defineFamily({
  id: 'cr-14',
  edition: 4,
  name: 'Right to counsel and identifications',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Confessions and identification',
  area,
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-23',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories,
  tell,
  forms: [
    {
      id: 'ruling',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: askMotion,
    },
    {
      id: 'exclude',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: askExclusion,
    },
    {
      id: 'admissible',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: askAdmission,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Date the events. How far had matters gone by then, and on whose behalf did each person act?',
    'Which guarantee is in play, and from what day?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
