import type { Reason } from '../../engine/contract.ts'
import { type AbsentFacts, type AbsentSkin, isInjured } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-chance': {
    side: 'yes',
    texts: [
      'the earlier chance to question the speaker is one that counts in such a trial',
      'the speaker was once open to questions from somebody whose chance counts here',
    ],
    lesson:
      'Former testimony comes in where the party it is offered against, or in a civil trial a predecessor in interest, could examine the unavailable speaker with a similar motive.',
  },
  'yes-dying': {
    side: 'yes',
    texts: [
      'in such a trial the fear of instant death vouches for words on what brought it about',
      'words on the cause of an injury thought to be mortal may be used in such a trial',
    ],
    lesson:
      'A dying declaration needs belief in imminent death, words on its cause or circumstances, unavailability, and a civil or homicide trial.',
  },
  'yes-interest': {
    side: 'yes',
    texts: [
      'it could cost the speaker so much that the exception for such words is met',
      'nobody would have said it at such a cost unless it was believed to be true',
    ],
    lesson:
      'Words against interest come in only as far as they hurt the speaker, once unavailability and, in a criminal trial, corroboration are there.',
  },
  'yes-forfeit': {
    side: 'yes',
    texts: [
      'what was done to the speaker takes the hearsay objection away from the objector',
      'the objector gave up the hearsay objection through what was done to the speaker',
    ],
    lesson:
      'Forfeiture works only against a party who brought about the absence, and meant to bring it about, by a wrong.',
  },
  'yes-indifferent': {
    side: 'yes',
    texts: [
      'the exception it meets applies whether or not the speaker could be brought in',
      'to an exception of this type the whereabouts of the speaker make no difference',
    ],
    lesson:
      'Availability makes no difference to an excited utterance, while testimony, dying words and words against interest need an unavailable speaker.',
  },
  'yes-gone': {
    side: 'yes',
    texts: [
      'the rule accepts the reason for which the speaker gives no testimony at the trial',
      'the reason for which the speaker does not testify is one that the rule accepts',
    ],
    lesson:
      'An accepted reason for the absence opens the way only where one of the exceptions for the unavailable is met as well.',
  },
  'no-unavailable': {
    side: 'no',
    texts: [
      'the speaker does not count as unavailable for the exception that is relied on',
      'as the rule sees it, a speaker in this position has not become unavailable',
    ],
    lesson:
      'Unavailability includes death, a sustained privilege, refusal despite an order, lost memory and absence after reasonable efforts.',
  },
  'no-chance': {
    side: 'no',
    texts: [
      'nobody whose chance to question the speaker counts in such a trial has had one',
      'the questioning of the speaker at that time does not count in such a trial',
    ],
    lesson:
      'The earlier chance fails where the accused had none, as before a grand jury or when only a predecessor did; it suffices where the same party had it.',
  },
  'no-case': {
    side: 'no',
    texts: [
      'a trial of this kind is one from which the exception relied on is withheld',
      'the exception relied on is not available to anybody in a trial of this kind',
    ],
    lesson:
      'Only the exception for dying declarations is withheld by the kind of trial: it is for civil and homicide trials.',
  },
  'no-content': {
    side: 'no',
    texts: [
      'the words offered are about something that the exception does not extend to',
      'the exception leaves out words on a subject like that of the ones offered',
    ],
    lesson:
      'The subject takes words out of their exception when dying words leave the cause of death, or a confession turns to blaming others.',
  },
  'no-belief': {
    side: 'no',
    texts: [
      'the speaker was not in the state of mind that the exception relied on requires',
      'the exception relied on asks for another state of mind than the speaker had',
    ],
    lesson:
      'The state of mind fails where an injured speaker still expected to live; belief in imminent death suffices even if death does not follow.',
  },
  'no-support': {
    side: 'no',
    texts: [
      'in such a trial a confession of this kind has to be backed by other circumstances',
      'such a trial demands corroboration for words of this kind before they come in',
    ],
    lesson:
      'Corroboration is demanded of words that expose the speaker to criminal liability, and only in a criminal trial.',
  },
  'no-purpose': {
    side: 'no',
    texts: [
      'the finding on what was done to the speaker falls short of what a forfeiture takes',
      'a forfeiture takes more than has been found on what was done to the speaker',
    ],
    lesson:
      'A forfeiture takes a finding, more likely than not, of a wrong done in order to keep the speaker from testifying; no conviction is needed.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: AbsentFacts, _skin: AbsentSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`ev-06 has no reason ${id}`)
  return found
}

const isTestimony = ({ kind }: AbsentFacts) =>
  kind === 'testimony' || kind === 'predecessor' || kind === 'grand jury'
const isConfession = ({ kind }: AbsentFacts) => kind === 'interest' || kind === 'blame'

/** A reason that speaks of something the stem lacks, or against its findings, is struck at sight: not offered. */
export function fits(id: string, facts: AbsentFacts): boolean {
  switch (id) {
    case 'yes-chance':
    case 'no-chance':
      return isTestimony(facts)
    case 'yes-dying':
    case 'no-belief':
      return isInjured(facts)
    case 'yes-interest':
      return isConfession(facts)
    case 'no-support':
      return facts.support === 'lacking'
    case 'yes-forfeit':
      return facts.kind === 'accusation' || facts.why === 'hidden by proponent'
    case 'no-purpose':
      return facts.kind === 'accusation'
    case 'no-case':
      return facts.kind !== 'accusation'
    case 'no-content':
      return !isTestimony(facts)
    default:
      return true
  }
}
