import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { SpontaneousFacts, SpontaneousStory } from './facts.ts'

const PRESENT =
  'The hearsay rule does not exclude a statement describing or explaining an event or condition, made while or immediately after the declarant perceived it.'
const EXCITED =
  'The hearsay rule does not exclude a statement relating to a startling event or condition, made while the declarant was under the stress of excitement that it caused.'
const STATE =
  "The hearsay rule does not exclude a statement of the declarant's then-existing state of mind, such as motive, intent, or plan, or emotional, sensory, or physical condition."
const MEMORY =
  "The exception for a then-existing state of mind does not include a statement of memory or belief to prove the fact remembered or believed unless it relates to the validity or terms of the declarant's will."
const MEDICAL =
  'The hearsay rule does not exclude a statement that is made for, and is reasonably pertinent to, medical diagnosis or treatment and that describes medical history, past or present symptoms or sensations, their inception, or their general cause.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  present: {
    authority: 'FRE 803(1)',
    rule: PRESENT,
    applied: (_, { bystander }) =>
      `${The(bystander)} told the colleague what was happening as it happened, so the remark is admissible.`,
  },
  'present-delayed': {
    authority: 'FRE 803(1)',
    rule: PRESENT,
    applied: (_, { bystander }) =>
      `${The(bystander)} spoke two hours later over lunch, so this exception fails. Without excitement Rule 803(2) fails too, and the remark is inadmissible.`,
  },
  excited: {
    authority: 'FRE 803(2)',
    rule: EXCITED,
    applied: (_, { bystander, event }) =>
      `${The(bystander)} ran up and shouted within seconds of ${event}, so the words are admissible.`,
  },
  'excited-later': {
    authority: 'FRE 803(2)',
    rule: EXCITED,
    applied: (_, { bystander }) =>
      `${The(bystander)} was weeping and trembling after fifty minutes, so the words are admissible.`,
  },
  'excited-calm': {
    authority: 'FRE 803(2)',
    rule: EXCITED,
    applied: (_, { bystander }) =>
      `${The(bystander)} had regained composure long before dinner, so the words are inadmissible.`,
  },
  state: {
    authority: 'FRE 803(3)',
    rule: STATE,
    applied: (_, { bystander }) =>
      `${The(bystander)} announced what ${whose(bystander)} plan was for the next day.`,
  },
  intent: {
    authority: 'Mutual Life Insurance Co. v. Hillmon',
    rule: 'Such a statement is admissible to show that the declarant later acted as planned.',
    applied: () =>
      'The announcement is therefore admissible as evidence of what was done on the day of the accident.',
  },
  feeling: {
    authority: 'FRE 803(3)',
    rule: STATE,
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} spoke of being terrified at that time, so the words are admissible to prove the fear.`,
  },
  sensation: {
    authority: 'FRE 803(3)',
    rule: STATE,
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} spoke of a burning pain at that time, so the words are admissible to prove it.`,
  },
  memory: {
    authority: 'FRE 803(3)',
    rule: MEMORY,
    applied: (_, { bystander }) =>
      `${The(bystander)} was looking back over two days, so the reflection is inadmissible to prove what was done.`,
  },
  'feeling-explained': {
    authority: 'FRE 803(3)',
    rule: MEMORY,
    applied: (_, { bystander }) =>
      `${The(bystander)} was explaining a fear by something that had happened four months before, so the explanation is inadmissible to prove it.`,
  },
  medical: {
    authority: 'FRE 803(4)',
    rule: MEDICAL,
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} consulted the physician and reported earlier numbness, so the words are admissible.`,
  },
  'medical-cause': {
    authority: 'FRE 803(4)',
    rule: MEDICAL,
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} told the physician what had caused the injury, so the words are admissible.`,
  },
  'medical-parent': {
    authority: 'FRE 803(4)',
    rule: MEDICAL,
    applied: (_, { plaintiff }) =>
      `The mother told the physician who was examining ${plaintiff.the} what she had seen that night, so the words are admissible.`,
  },
  'medical-hired': {
    authority: 'FRE 803(4)',
    rule: MEDICAL,
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} spoke to an expert who was forming a diagnosis, although no treatment was to follow, so the words are admissible.`,
  },
  'medical-driver': {
    authority: 'FRE 803(4)',
    rule: MEDICAL,
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} was on the way to treatment when the driver asked, so the answer is admissible.`,
  },
  'medical-fault': {
    authority: 'FRE 803(4)',
    rule: MEDICAL,
    applied: (_, { defendant }) =>
      `A physician had no need to know what ${defendant.the} had done wrong, so that part of the words is inadmissible.`,
  },
  'medical-roommate': {
    authority: 'FRE 803(4)',
    rule: MEDICAL,
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} was making conversation with a roommate, so the words are inadmissible.`,
  },
  'against-interest': {
    authority: 'FRE 804(b)(3)',
    rule: "If the declarant is unavailable as a witness, the hearsay rule does not exclude a statement so contrary to the declarant's interest, or so likely to expose the declarant to liability, that a reasonable person would have made it only if it was believed to be true.",
    applied: (_, { bystander }) =>
      `${The(bystander)} is in the courtroom and able to testify, so the confession is inadmissible.`,
  },
} as const satisfies RuleTable<SpontaneousFacts, SpontaneousStory>
