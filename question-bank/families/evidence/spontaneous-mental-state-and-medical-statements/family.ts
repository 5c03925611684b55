import { defineFamily } from '../../engine/define-family.ts'
import { rulingOnObjection } from '../../engine/objection-forms.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** EV-04: spontaneous, mental-state and medical statements, FRE 803(1) to (4), as of 23 November 2026. */
export const spontaneousStatements = defineFamily({
  id: 'ev-04',
  edition: 4,
  name: 'Spontaneous, mental-state and medical statements',
  subject: 'Evidence',
  subtopic: 'Hearsay exceptions and confrontation',
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
    rulingOnObjection,
    {
      id: 'admit',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: () => 'Is the testimony admissible?',
    },
    {
      id: 'sustain',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: () => 'Should the court sustain the objection?',
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Ask why the law trusts words like these, and whether that guarantee was there.',
    'Which paragraph of Rule 803 or 804 might fit, and what does it ask for?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
