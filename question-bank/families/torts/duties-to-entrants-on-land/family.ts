import { capital } from '../../../text/capital.ts'
import { defineFamily } from '../../engine/define-family.ts'
import { he, The, whose } from '../../engine/party.ts'
import { type EntrantFacts, type EntrantStory, facts, injured, isChild } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

const WHERE = 'in a jurisdiction that follows the Restatement (Second) of Torts'

/** The plaintiff: for a child, the guardian. */
const plaintiff = (at: EntrantFacts, story: EntrantStory): string =>
  isChild(at) ? `${whose(injured(at, story))} guardian` : injured(at, story).the

/** TT-06: what a possessor of land owes to those who come onto it, under the traditional categories. */
export const dutiesToEntrants = defineFamily({
  id: 'tt-06',
  edition: 4,
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
      ask: (at, story) =>
        `${capital(WHERE)}, is ${story.owner.the} liable for ${whose(injured(at, story))} injury?`,
    },
    {
      id: 'summary-judgment',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at, story) =>
        `${capital(plaintiff(at, story))} sued ${story.owner.the} ${WHERE}. ${The(story.owner)} has moved for summary judgment. How should the court rule?`,
    },
    {
      id: 'prevail',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) =>
        `If ${plaintiff(at, story)} sues ${story.owner.the} ${WHERE}, will ${isChild(at) ? 'the guardian' : he(injured(at, story))} prevail?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, story) =>
        `${capital(plaintiff(at, story))} sued ${story.owner.the} ${WHERE}. After a bench trial, the court found these facts and entered judgment for ${story.owner.the}. How should the appellate court rule?`,
    },
  ],
  hints: [
    'Sort first by why and where the person came, then by the kind of hazard.',
    'Which category of visitor is this, and what follows for the state of the property?',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
