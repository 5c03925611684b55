import { defineFamily } from '../../engine/define-family.ts'
import { whose } from '../../engine/party.ts'
import { facts, injured } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** TT-06: what a possessor of land owes to those who come onto it, under the traditional categories. */
export const dutiesToEntrants = defineFamily({
  id: 'tt-06',
  edition: 2,
  name: 'Duties to entrants on land',
  subject: 'Torts',
  subtopic: 'Negligence: duty and standard of care',
  area: 'Land possessors',
  jurisdiction: 'R',
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
      id: 'liable',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => `Is ${story.owner.the} liable for ${whose(injured(at, story))} injury?`,
    },
    {
      id: 'summary-judgment',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (_, { owner }) =>
        `On these undisputed facts, ${owner.the} has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'prevail',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => `Should ${injured(at, story).the} prevail against ${story.owner.the}?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (_, { owner }) =>
        `On these undisputed facts, the trial court entered judgment for ${owner.the}. How should the appellate court rule?`,
    },
  ],
  hints: [
    'Sort first by why and where the person came, then by the kind of hazard.',
    'Which category of visitor is this, and what follows for the state of the property?',
  ],
})
