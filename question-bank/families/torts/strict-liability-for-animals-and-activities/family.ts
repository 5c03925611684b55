import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { defendant, facts, isActivity, plaintiff, type StrictStory } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** TT-08: strict liability for animals and abnormally dangerous activities. */
export const strictLiability = defineFamily({
  id: 'tt-08',
  edition: 4,
  name: 'Strict liability for animals and activities',
  subject: 'Torts',
  subtopic: 'Strict and products liability',
  area: (at) => (isActivity(at) ? 'Abnormally dangerous activities' : 'Animals'),
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly StrictStory[],
  tell,
  forms: [
    {
      id: 'liable',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => `Will ${plaintiff(at, story).the} prevail?`,
    },
    {
      id: 'judgment',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at, story) =>
        `${The(defendant(at, story))} has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, story) =>
        `After a bench trial, the court entered judgment for ${defendant(at, story).the}, and ${plaintiff(at, story).the} appealed. How should the appellate court rule?`,
    },
  ],
  hints: [
    'Sort the source of harm first. Each sort has its own test and its own limits.',
    'Ask what would make care irrelevant here, and then whether an exception or a limit cuts that short.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
