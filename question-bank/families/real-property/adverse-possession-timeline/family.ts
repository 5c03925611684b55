import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { claimantOf, facts, type PossessionStory, possessorOf } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The land that is claimed: in two twists all of a tract that was occupied in part. */
const all = (twist: string): string => (twist === 'deed' || twist === 'part' ? 'all of it' : 'it')

/** RP-14: whether a possessor has taken title under a statute of twenty years. */
export const adversePossession = defineFamily({
  id: 'rp-14',
  edition: 3,
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
      ask: ({ twist }, s) =>
        `${The(claimantOf(twist, s))} has sued to recover possession of ${s.it}. Has ${possessorOf(twist, s).the} acquired title to ${all(twist)} by adverse possession?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: ({ twist }, s) =>
        `${The(claimantOf(twist, s))} has sued to recover possession of ${s.it}. Claiming title to ${all(twist)} by adverse possession, ${possessorOf(twist, s).the} has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm',
      no: 'Reverse',
      ask: ({ twist }, s) =>
        `When ${claimantOf(twist, s).the} sued this year to recover possession of ${s.it}, the trial court ruled that ${possessorOf(twist, s).the} had acquired title to ${all(twist)} by adverse possession. How should the appellate court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Make a timeline and mark everyone who came, went, grew up, died, or sold.',
    'Go through the elements one by one. Which of them do these events put in doubt?',
  ],
})
