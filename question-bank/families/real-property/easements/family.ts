import { defineFamily } from '../../engine/define-family.ts'
import { claim, declaration, inState, question } from './claim.ts'
import { type EasementStory, facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** By area, a hint whose words stand in none of its reasons. */
const HINTS: Readonly<Record<string, string>> = {
  'Express easements': 'Put yourself in the shoes of the newcomer: what could be found out, and where?',
  'Implied and necessity easements':
    'Go back to the day on which the parcels were parted. How did people get around then?',
  Prescription: 'Count the seasons, and ask in what spirit they were spent.',
  'Scope and apportionment': 'Compare the words on paper with what is being done now, and for whose sake.',
  'Transfer and termination':
    'Follow what was born at the outset through every later event. Did any of them kill it?',
  'Licenses and profits':
    'Look at what was risked after the talk, and whether anybody could see that coming.',
}

const EITHER = [
  'Ask how such a thing could have been born here, then whether a later event killed it.',
  'Go through the dates one by one.',
]

/** RP-09: how easements arise, how far they reach, and how they end. */
export const easements = defineFamily({
  id: 'rp-09',
  edition: 3,
  name: 'Easements',
  subject: 'Real Property',
  subtopic: 'Easements, profits and licenses',
  area,
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-26',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly EasementStory[],
  tell,
  forms: [
    { id: 'has', kind: 'ruling', yes: 'Yes', no: 'No', ask: question },
    {
      id: 'prevail',
      kind: 'ruling',
      yes: 'The plaintiff',
      no: 'The defendant',
      ask: (at, s) =>
        `${inState(at, s)} has sued ${s.defendant.the} for a declaration that ${claim(at, s)}. Who should prevail?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm',
      no: 'Reverse',
      ask: (at, s) =>
        `${inState(at, s)} sued ${s.defendant.the}, and the trial court declared that ${declaration(at, s)}. How should the appellate court rule?`,
    },
  ],
  hints: (at) => [HINTS[area(at)] ?? '', ...EITHER],
})
