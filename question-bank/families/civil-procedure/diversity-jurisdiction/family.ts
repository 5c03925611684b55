import { capital } from '../../../text/capital.ts'
import { defineFamily } from '../../engine/define-family.ts'
import { type DiversityStory, defendantsOf, facts, plaintiffsOf } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** CP-01: whether a federal court has diversity jurisdiction. */
export const diversityJurisdiction = defineFamily({
  id: 'cp-01',
  edition: 3,
  name: 'Diversity jurisdiction',
  subject: 'Civil Procedure',
  subtopic: 'Subject-matter jurisdiction and removal',
  area,
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-26',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly DiversityStory[],
  tell,
  forms: [
    {
      id: 'jurisdiction',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: () => 'Does the court have subject-matter jurisdiction over the action?',
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: ({ twist }, s) =>
        `${capital(defendantsOf(twist, s))} moved to dismiss the action for lack of subject-matter jurisdiction. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: ({ twist }, s) =>
        `The district court dismissed the action for lack of subject-matter jurisdiction, and ${plaintiffsOf(twist, s)} appealed. How should the court of appeals rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Section 1332 has two halves. Work through them in turn, beginning with the people on each side of the caption.',
    'Check both halves of section 1332, step by step, before settling on a result.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
