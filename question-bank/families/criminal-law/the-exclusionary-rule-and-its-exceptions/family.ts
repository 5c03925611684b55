import { defineFamily } from '../../engine/define-family.ts'
import { askExclusion, askRuling, askUse } from './asked.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** CR-12: the exclusionary rule and its exceptions, as of 23 November 2026. */
export const exclusionaryRule = defineFamily({
  id: 'cr-12',
  edition: 6,
  name: 'The exclusionary rule and its exceptions',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Search and seizure',
  area: 'Exclusionary rule and exceptions',
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
      id: 'objection',
      kind: 'ruling',
      yes: 'Overrule it',
      no: 'Sustain it',
      ask: askRuling,
    },
    {
      id: 'exclude',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: askExclusion,
    },
    {
      id: 'use',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: askUse,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'What went wrong, and how does it connect to what the two sides now argue about?',
    'Ask what keeping it out would achieve.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
