import { defineFamily } from '../../engine/define-family.ts'
import { he, The, whose } from '../../engine/party.ts'
import { evidence } from './evidence.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** CR-10: what is a search, and who may object, as of 23 November 2026. */
export const searchAndStanding = defineFamily({
  id: 'cr-10',
  edition: 4,
  name: 'What is a search, and who may object',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Search and seizure',
  area: 'Search, seizure and standing',
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
      id: 'ruling',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: (facts, story) =>
        `Charged with a drug offense, ${story.suspect.the} has moved to suppress ${evidence(facts, story)} under the Fourth Amendment. How should the court rule on the motion?`,
    },
    {
      id: 'suppress',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (facts, story) =>
        `${The(story.suspect)} has been charged with a drug offense. If ${he(story.suspect)} moves to suppress ${evidence(facts, story)} under the Fourth Amendment, will ${he(story.suspect)} prevail?`,
    },
    {
      id: 'violated',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (facts, story) =>
        `The prosecution plans to offer ${evidence(facts, story)} at ${whose(story.suspect)} trial. Did the police violate ${whose(story.suspect)} rights under the Fourth Amendment?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Two steps: did officials learn something that the Constitution shields, and from whom?',
    'Ask first what officials did, then what ties this accused to it.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
