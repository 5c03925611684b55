import type { ReasonTable } from '../../engine/tables.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'

/** What may be said for and against guilt. */
export const reasons = {
  'yes-step': {
    side: 'yes',
    texts: [
      'the conduct was a substantial step that bears out a purpose to commit the crime',
      'a step that strongly confirms the purpose is enough, early as it may have been',
    ],
    lesson:
      'A substantial step is enough under the Model Penal Code, given the purpose, and not under a test of nearness.',
  },
  'yes-near': {
    side: 'yes',
    texts: [
      'the conduct came so close to the crime that little was left to be done',
      'the acts had brought the crime dangerously near to completion',
    ],
    lesson: 'Nearness makes an attempt of what is done with the purpose to commit that very crime.',
  },
  'yes-believed': {
    side: 'yes',
    texts: [
      'a mistake about the facts, such as this one, is no defense to an attempt',
      'a circumstance unknown to the suspect cannot undo an attempt like this',
    ],
    lesson:
      'The facts as believed govern when they would have made the deed a crime, and the act had gone far enough.',
  },
  'yes-late': {
    side: 'yes',
    texts: [
      'a change of heart comes too late once the attempt itself is complete',
      'giving up after such an act does not take away the guilt of the attempt',
    ],
    lesson: 'At common law giving up is no defense once the acts amount to an attempt.',
  },
  'yes-not-free': {
    side: 'yes',
    texts: [
      'the decision to give up was not of the full and free kind that excuses',
      'a suspect who gives up for such a reason has not renounced the crime freely',
    ],
    lesson:
      'Stopping excuses nobody under the Model Penal Code if it comes from fear of being caught or a wish to wait.',
  },
  'yes-mind': {
    side: 'yes',
    texts: [
      'the state of mind that suffices for the crime itself suffices for the attempt',
      'no more by way of intent is asked of an attempt than of this crime',
    ],
    lesson:
      'That is so for circumstances such as age where the law provides it, not for the result or the conduct itself.',
  },
  'no-purpose': {
    side: 'no',
    texts: [
      'the state of mind falls short of the purpose that an attempt requires',
      'an attempt takes a purpose to bring about that very crime, and it is missing',
    ],
    lesson: 'Purpose is missing when someone is reckless, means a lesser harm, or causes danger by accident.',
  },
  'no-prep': {
    side: 'no',
    texts: [
      'the conduct did not go beyond getting ready for the crime',
      'preparation, which is all that took place, is not yet an attempt',
    ],
    lesson: 'Mere preparation, such as planning or early buying, is no attempt under either test.',
  },
  'no-near': {
    side: 'no',
    texts: [
      'too much was still to be done before the crime could have taken place',
      'the conduct had not come close enough to the crime that was in view',
    ],
    lesson: 'Distance from the crime is decisive only under a test of nearness.',
  },
  'no-deed': {
    side: 'no',
    texts: [
      'the deed that the suspect had in mind is in itself no crime under the law',
      'the deed that the suspect had in mind is not a thing that the law forbids',
    ],
    lesson:
      'A deed that no law forbids cannot be attempted as a crime, whatever the actor thinks of the law.',
  },
  'no-belief': {
    side: 'no',
    texts: [
      'on the facts as the suspect took them no crime was in view',
      "the suspect's honest picture of the facts leaves no guilt for an attempt",
    ],
    lesson: 'A belief that would make the deed innocent takes away the intent that the crime requires.',
  },
  'no-renounced': {
    side: 'no',
    texts: [
      'the purpose was given up in the way that the law accepts as a defense',
      'a withdrawal of this kind does away with liability for the attempt',
    ],
    lesson:
      'A complete and voluntary renunciation is a defense under the Model Penal Code, not at common law.',
  },
} as const satisfies ReasonTable<AttemptFacts, AttemptStory>
