import type { Reason } from '../../engine/contract.ts'
import { isPlea, isSpoken, type PolicyFacts, type PolicySkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-use': {
    side: 'yes',
    texts: [
      'the rule forbids certain uses alone, and evidence may come in for the others it serves',
      'the use made of it here lies outside those for which the rule shuts it out',
    ],
    lesson:
      'Another use opens the way where the rule forbids certain uses alone and the evidence is offered on a different point that is truly in dispute.',
  },
  'yes-time': {
    side: 'yes',
    texts: [
      'it came before the moment at which the protection of the rule begins',
      'the rule protects from a later moment on than the one when this came about',
    ],
    lesson:
      'Timing takes evidence out of a rule of policy when a measure came before the injury or an offer before any dispute.',
  },
  'yes-part': {
    side: 'yes',
    texts: [
      'the rule covers the act alone and leaves what was said beside it open to proof',
      'what was said beside the act has no share in the protection given to it',
    ],
    lesson:
      'The rule on medical expenses covers the payment alone; those on compromise and pleas cover what is said in the talks too.',
  },
  'yes-own': {
    side: 'yes',
    texts: [
      'the rules of policy do not cover it, and what a party says or does may be proved',
      'it is the word or act of a party, to which the rules of policy do not extend',
    ],
    lesson:
      "A party's own words and acts are open to proof only where none of the rules of policy covers them.",
  },
  'yes-person': {
    side: 'yes',
    texts: [
      'the rule is confined to certain persons, and the one involved here is not of them',
      'the person involved here is none of those to whom the rule has been confined',
    ],
    lesson:
      'The person takes evidence out of a rule of policy when an outsider made the change, or an officer without authority heard the words.',
  },
  'no-use': {
    side: 'no',
    texts: [
      'the rule bars it for certain uses alone, and the use made of it here is among them',
      'certain uses alone are closed to it by the rule, and the one made here is among those',
    ],
    lesson: 'A rule that forbids certain uses decides the matter only if it covers this evidence at all.',
  },
  'no-kind': {
    side: 'no',
    texts: [
      'the rule shuts it out of the suit for whatever use it might be offered',
      'the rule makes no difference between one use of it and another at trial',
    ],
    lesson:
      'The rule on withdrawn and no-contest pleas knows no permitted use in such a suit; the other rules of policy forbid certain uses alone.',
  },
  'no-dispute': {
    side: 'no',
    texts: [
      'the point must be a live one at trial, and a denial in the answer is not enough',
      'a denial in the answer does not make the point one that is in dispute at trial',
    ],
    lesson: 'Control and feasibility open the way only while the opposing party truly disputes them.',
  },
  'no-person': {
    side: 'no',
    texts: [
      'the rule makes no distinction that would leave out the person involved here',
      'the rule is wide enough to reach the person who happens to be involved here',
    ],
    lesson:
      'A settlement with somebody outside the suit is covered, while the changes of an outsider and words to an officer are not.',
  },
  'no-time': {
    side: 'no',
    texts: [
      'the protection of the rule was in place already when all of this came about',
      'the rule protects from an early moment on, which had come when this took place',
    ],
    lesson:
      'Only the payment of medical expenses is protected with no dispute in sight; measures must follow the injury, offers a dispute.',
  },
  'no-words': {
    side: 'no',
    texts: [
      'the rule covers what is said on the occasion as well as the act itself',
      'words spoken on the occasion share in the protection given to the act',
    ],
    lesson:
      'Words are protected in talks to compromise a disputed claim and in plea talks with a prosecutor, not beside a medical payment.',
  },
  'no-compromise': {
    side: 'no',
    texts: [
      'it was an effort at peace of the kind to which the rule on compromise extends',
      'the rule on compromise covers it, as it does whatever is done to make peace',
    ],
    lesson:
      'The rule on compromise governs offers and settlements of disputed claims, not medical payments, pleas or undisputed debts.',
  },
  'no-expense': {
    side: 'no',
    texts: [
      'it was help for the injured of the kind to which the rule on expenses extends',
      'the rule on medical expenses covers it, as it does whatever is done to help',
    ],
    lesson:
      'The rule on medical expenses governs paying or offering to pay them, not offers of compromise and not admissions of fact.',
  },
  'no-witness': {
    side: 'no',
    texts: [
      'the rule bars using it to discredit a witness as well as to prove fault',
      'to discredit a witness with it is among the uses that the rule forbids',
    ],
    lesson:
      'Words in settlement or plea talks may not contradict a witness, but bias may be shown by a settlement or by insurance.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: PolicyFacts, _skin: PolicySkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`ev-12 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: PolicyFacts): boolean {
  const { item, use } = facts
  switch (id) {
    case 'yes-time':
      return !isPlea(facts) && !/insurance|outside/.test(item)
    case 'yes-part':
    case 'no-words':
      return isSpoken(facts)
    case 'no-compromise':
      return /offer|talks|settlement|payment|plea/.test(item) && use !== 'bias'
    case 'no-expense':
      return /offer|payment/.test(item) || item === 'talks'
    case 'yes-own':
      return item !== 'outside repair'
    case 'no-use':
      return use === 'fault' || use === 'contradict'
    case 'no-dispute':
      return /control|feasibility/.test(use)
    case 'no-witness':
      return use === 'bias' || use === 'contradict'
    case 'no-time':
      return /^(?:early repair|undisputed offer|payment|payment words)$/.test(item)
    case 'yes-person':
      return /^(?:outside repair|settlement|police talks)$/.test(item)
    case 'no-person':
      return /^(?:outside repair|settlement|police talks|plea talks)$/.test(item)
    default:
      return true
  }
}
