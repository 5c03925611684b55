import { capital } from '../../../text/capital.ts'
import { defineFamily } from '../../engine/define-family.ts'
import { defendant, facts, type TakingStory } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** CL-14: takings, regulation and conditions on permits. */
export const takingsAndExactions = defineFamily({
  id: 'cl-14',
  edition: 5,
  name: 'Takings and exactions',
  subject: 'Constitutional Law',
  subtopic: 'Takings and other limits on government',
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
  stories: stories as readonly TakingStory[],
  tell,
  forms: [
    {
      id: 'prevail',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (_, { owner }) => `Will ${owner.the} prevail?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at) =>
        `${capital(defendant(at))} has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at) =>
        `The trial court entered judgment for ${defendant(at)}. How should the appellate court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'First classify what the government did. Each class has its own test.',
    'Seizing, restricting, bargaining, charging: which of them is this, and what does the Constitution ask of it?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
