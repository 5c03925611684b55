import type { Reason } from '../../engine/contract.ts'
import { isWaivable, type WaiverFacts } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-first': {
    side: 'yes',
    texts: [
      'it stands in the first of the papers that the rule on waiver takes into account',
      'no paper that counts for waiver had been filed before the one that raises it',
    ],
    lesson:
      'A defense is kept if it stands in the first motion under Rule 12 or, without one, in the answer.',
  },
  'yes-through-trial': {
    side: 'yes',
    texts: [
      'a defense of this kind stays open until the trial of the case is over',
      'it belongs to the defenses that last, at need, up to the end of a trial',
    ],
    lesson: 'Failure to state a claim and failure to join a required party last until the end of trial.',
  },
  'yes-any-time': {
    side: 'yes',
    texts: [
      'a defense of this kind cannot be lost and is open at any stage whatever',
      'it belongs to the defects that courts must heed whenever they appear',
    ],
    lesson: 'Only want of subject-matter jurisdiction is open at any stage.',
  },
  'yes-amended': {
    side: 'yes',
    texts: [
      'for this purpose the amended answer is treated as if it were the first one',
      'what an amended answer contains counts as contained in the answer itself',
    ],
    lesson:
      'An amended answer counts as the first one if made as of right and if no motion had waived the defense before.',
  },
  'yes-unavailable': {
    side: 'yes',
    texts: [
      'the duty to raise it with the first motion did not reach a defense like this',
      'it was not among the defenses that were available for the first motion',
    ],
    lesson:
      'A first motion bars those defenses of Rule 12(h)(1) that were available when it was made, known or unknown.',
  },
  'no-omitted': {
    side: 'no',
    texts: [
      'a defense of this kind is lost by a first motion that leaves it out',
      'whoever moves under the rule must include such a defense or do without it',
    ],
    lesson:
      'A first motion that leaves a defense out loses it only under Rule 12(h)(1), and only if available.',
  },
  'no-answer': {
    side: 'no',
    texts: [
      'a defense of this kind is lost by an answer from which it was left out',
      'where no motion precedes it, the answer is the last place for such a defense',
    ],
    lesson: 'An answer loses the defenses of Rule 12(h)(1) that it leaves out, unless amended as of right.',
  },
  'no-second': {
    side: 'no',
    texts: [
      'the rule does not let a party follow one such motion with another',
      'a party has a single motion under the rule and has made use of it',
    ],
    lesson:
      'A second motion is barred for defenses that were available, but never for subject-matter jurisdiction.',
  },
  'no-amendment': {
    side: 'no',
    texts: [
      'an amended answer of this kind cannot bring back what had been lost before',
      'a defense given up in one paper is not regained by an amendment like this',
    ],
    lesson:
      'An amendment does not revive a defense lost by a motion, nor, if made by leave, one lost by the answer.',
  },
  'no-motion': {
    side: 'no',
    texts: [
      'an objection of this kind has to be made by motion and before an answer',
      'to answer is to give up what should have been asked for by motion first',
    ],
    lesson: 'Only motions for a more definite statement or to strike have to come before the answer.',
  },
  'no-stage': {
    side: 'no',
    texts: [
      'the stage up to which a defense of this kind may be raised has passed',
      'by the time it was raised, the case had gone too far for such a defense',
    ],
    lesson:
      'The end of trial closes the defenses of Rule 12(h)(2), and no stage closes that of Rule 12(h)(3).',
  },
  'no-submitted': {
    side: 'no',
    texts: [
      'a party who asks the court to act for it accepts the court’s power over it',
      'by asking for the court’s help the party gave up an objection of this kind',
    ],
    lesson:
      'Only a plaintiff submits by asking for relief; a defendant who asks for dismissal or for time does not.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cp-08 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks, or against it, is struck at sight: not offered. */
export function fits(id: string, facts: WaiverFacts): boolean {
  const { defense, history } = facts
  const moved = history.startsWith('motion,') || history.startsWith('definite')
  switch (id) {
    case 'yes-amended':
    case 'no-amendment':
      return history.includes('amended')
    case 'yes-unavailable':
      return moved
    case 'no-omitted':
      return moved
    case 'no-answer':
      return history.startsWith('answer,')
    case 'no-second':
      return moved || history.startsWith('more time')
    case 'no-motion':
      return history.endsWith('answer with it') || history.startsWith('answer,')
    case 'no-submitted':
      return (isWaivable(facts) || defense === 'vagueness') && !history.startsWith('answer,')
    case 'yes-first':
      return !history.startsWith('answer,') || history.includes('amended')
    default:
      return true
  }
}
