import { defineFamily } from '../../engine/define-family.ts'
import { attacked, facts, type MeansStory, request } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** CL-05: taxing, spending and commandeering. */
export const taxSpendCommandeer = defineFamily({
  id: 'cl-05',
  edition: 7,
  name: 'Taxing, spending and commandeering',
  subject: 'Constitutional Law',
  subtopic: 'Separation of powers',
  area: 'Taxing and spending powers',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly MeansStory[],
  tell,
  forms: [
    {
      id: 'constitutional',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at) => `Is ${attacked(at)} constitutional?`,
    },
    {
      id: 'relief',
      kind: 'ruling',
      yes: 'Deny relief',
      no: 'Grant relief',
      ask: (at) => `How should the court rule on ${request(at)}?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm',
      no: 'Reverse',
      ask: (at) => `The trial court upheld ${attacked(at)}. How should the appellate court rule?`,
    },
  ],
  hints: [
    'Name the tool first: order, bargain, levy or ordinary rule. Each has a test of its own.',
    'Ask who would have to obey, and what happens to those who say no thanks.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
