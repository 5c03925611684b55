import type { Reason } from '../../engine/contract.ts'
import type { SpontaneousFacts, SpontaneousSkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-present': {
    side: 'yes',
    texts: [
      'it is close enough to what the speaker perceived to count as a report of the moment',
      'the nearness of the words to the perception leaves too little room for invention',
    ],
    lesson: 'A present sense impression is spoken while perceiving the event or immediately afterward.',
  },
  'yes-excited': {
    side: 'yes',
    texts: [
      'the shock of what had happened vouches for what the speaker had to say about it',
      'an occurrence of such a kind lends trust to the words that the speaker had for it',
    ],
    lesson:
      'An excited utterance is spoken while the speaker is still under the stress of a startling event.',
  },
  'yes-mind': {
    side: 'yes',
    texts: [
      'the words show what went on in the mind or the body of the speaker at the time',
      'what a speaker thinks, feels or means to do may be proved by such words as these',
    ],
    lesson:
      'Words on a then existing state prove that state, and an intention proves the later act, but a memory does not prove what is remembered.',
  },
  'yes-medical': {
    side: 'yes',
    texts: [
      'words of such a kind are what medicine goes by, and the exception takes them in',
      'the exception takes in words that serve to find out what is wrong with a body',
    ],
    lesson:
      'The medical exception covers words made for diagnosis or treatment and pertinent to it, to whomever and by whomever in that cause.',
  },
  'no-lapse': {
    side: 'no',
    texts: [
      'the moment in which such words are trusted was over by the time they were spoken',
      'such words have to come sooner, or in another temper, than they came in this case',
    ],
    lesson:
      'Time defeats words on an event when the speaker had left the perception behind and was no longer under stress.',
  },
  'no-state': {
    side: 'no',
    texts: [
      'it is used to prove something else than the state in which the speaker then was',
      'the state of the speaker is one thing, and what the words are to prove is another',
    ],
    lesson:
      'Words on a state do not prove a fact remembered or the reason for a feeling, but an intention does prove that it was carried out.',
  },
  'no-use': {
    side: 'no',
    texts: [
      'what is offered goes beyond the facts for which the healing professions have a use',
      'the part that is offered would not have mattered to those who treat such an injury',
    ],
    lesson:
      'Fault is not pertinent to treatment, while the symptoms, their history and the general nature of the cause are.',
  },
  'no-listener': {
    side: 'no',
    texts: [
      'the exception depends on who speaks to whom and why, and does not go as far as this',
      'the exception asks for a listener and a purpose of another kind than there were here',
    ],
    lesson:
      'The medical exception asks for words made for diagnosis or treatment; relatives, ambulance crews and hired experts are within it, a mere friend is not.',
  },
  'no-available': {
    side: 'no',
    texts: [
      'the speaker can be called to testify, which shuts the door on an exception like this',
      'an exception like this is for the words of speakers who cannot be called to testify',
    ],
    lesson:
      'Availability matters for statements against interest and their like, and not for any of the exceptions for spontaneous, mental or medical statements.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: SpontaneousFacts, _skin: SpontaneousSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`ev-04 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, { matter, twist }: SpontaneousFacts): boolean {
  switch (id) {
    case 'yes-excited':
      return twist !== 'intent' && twist !== 'memory' && twist !== 'parent'
    case 'yes-medical':
      return matter === 'medical' || /^(?:pain|dread|reason)$/.test(twist)
    case 'no-use':
      return matter === 'medical'
    case 'yes-present':
      return matter !== 'medical'
    default:
      return true
  }
}
