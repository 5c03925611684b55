import { defineFamily } from '../../engine/define-family.ts'
import { asksForAppeal, asksForClause, asksForMotion } from './calls.ts'
import { type FormsStory, facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** K-03: the battle of the forms. */
export const battleOfTheForms = defineFamily({
  id: 'k-03',
  edition: 4,
  name: 'Battle of the forms',
  subject: 'Contracts',
  subtopic: 'Mutual assent',
  area: 'Battle of the forms (UCC 2-207)',
  jurisdiction: 'U',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-25',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly FormsStory[],
  tell,
  forms: [
    {
      id: 'clause',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: asksForClause,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: asksForMotion,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm',
      no: 'Reverse',
      ask: asksForAppeal,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Ask first how the bargain arose. Then go through Section 2-207 by the subsection that this leads to.',
    'How did the bargain arise, and which subsection of 2-207 does that lead to?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
