import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import {
  claimantOf,
  facts,
  type PossessionFacts,
  type PossessionStory,
  possessorOf,
  type Twist,
} from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The land that is claimed: in two twists all of a tract that was occupied in part. */
const all = (twist: string): string => (twist === 'deed' || twist === 'part' ? 'all of it' : 'it')

const MAJORITY = 'follows the majority rules of adverse possession'

/** The law of the state, reading on after "in a state that". */
function law(twist: Twist): string {
  switch (twist) {
    case 'bad-faith':
      return 'requires an adverse possessor to have entered in good faith but otherwise follows the majority rules and has a 20-year limitations period'
    case 'unpaid':
      return 'requires an adverse possessor to pay the property taxes throughout the 20-year limitations period but otherwise follows the majority rules'
    case 'infant':
    case 'illness':
      return `otherwise ${MAJORITY}`
    case 'city':
      return `${MAJORITY}, has a 20-year limitations period, and has no statute on land owned by cities`
    default:
      return `${MAJORITY} and has a 20-year limitations period`
  }
}

/** "In 2026, the dentist sued to recover possession of the hillside in a state that …" */
const suit = ({ twist }: PossessionFacts, s: PossessionStory): string =>
  `In 2026, ${claimantOf(twist, s).the} sued to recover possession of ${s.it} in a state that ${law(twist)}.`

/** RP-14: whether a possessor has taken title under a statute of twenty years. */
export const adversePossession = defineFamily({
  id: 'rp-14',
  edition: 4,
  name: 'Adverse possession timeline',
  subject: 'Real Property',
  subtopic: 'Deeds, adverse possession and transfer at death',
  area: 'Adverse possession',
  jurisdiction: 'S',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-25',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly PossessionStory[],
  tell,
  forms: [
    {
      id: 'title',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, s) =>
        `${suit(at, s)} Has ${possessorOf(at.twist, s).the} acquired title to ${all(at.twist)} by adverse possession?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: (at, s) =>
        `${suit(at, s)} ${The(possessorOf(at.twist, s))}, claiming title to ${all(at.twist)} by adverse possession, has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm',
      no: 'Reverse',
      ask: (at, s) =>
        `${suit(at, s)} The trial court ruled that ${possessorOf(at.twist, s).the} had acquired title to ${all(at.twist)} by adverse possession. How should the appellate court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Make a timeline and mark everyone who came, went, grew up, died, or sold.',
    'Go through the elements one by one. Which of them do these events put in doubt?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
