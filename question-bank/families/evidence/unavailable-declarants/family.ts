import { capital } from '../../../text/capital.ts'
import { defineFamily } from '../../engine/define-family.ts'
import { type AbsentFacts, facts, type Twist } from './facts.ts'
import { decide } from './law.ts'
import { misconceptions } from './misconceptions.ts'
import { paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'
import { isTranscript, opponent } from './trial.ts'

const evidence = (twist: Twist) => (isTranscript(twist) ? 'transcript' : 'testimony')

const AREAS: Readonly<Record<AbsentFacts['statement'], string>> = {
  'former testimony': 'Former testimony and forfeiture',
  accusation: 'Former testimony and forfeiture',
  'dying declaration': 'Statements against interest and dying declarations',
  'against interest': 'Statements against interest and dying declarations',
  'excited utterance': 'Present sense, excited utterance and state of mind',
}

/** EV-06: statements of declarants who don't testify, FRE 804 as amended in 2024, as of 26 November 2026. */
export const unavailableDeclarants = defineFamily({
  id: 'ev-06',
  edition: 6,
  name: 'Unavailable declarants',
  subject: 'Evidence',
  subtopic: 'Hearsay exceptions and confrontation',
  area: ({ statement }) => AREAS[statement],
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
  stories,
  tell,
  // Confrontation is another question, so that every form says that hearsay is the only objection.
  forms: [
    {
      id: 'objection',
      kind: 'ruling',
      yes: 'Overrule the objection',
      no: 'Sustain the objection',
      ask: ({ twist }, s) =>
        `${capital(opponent(twist, s))} objects only on hearsay grounds. How should the court rule on the objection?`,
    },
    {
      id: 'admissible',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, s) =>
        `${capital(opponent(twist, s))} objects only that the ${evidence(twist)} is hearsay. Should the court admit it?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: ({ twist }, s) =>
        `${capital(opponent(twist, s))} moves to exclude the ${evidence(twist)} solely as hearsay. How should the court rule on the motion?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Ask first why this person is missing from the witness box, and then which numbered rule the words might fit.',
    'Work in order: who is missing and why, what kind of case this is, and which rule might fit.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
