import type { Reason } from '../../engine/contract.ts'
import type { ImmunityFacts, ImmunitySkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-county': {
    side: 'yes',
    texts: [
      'a body such as this defendant has no share in the immunity of the state',
      'this defendant is not an arm of the state and so has no immunity to plead',
    ],
    lesson:
      'Only a county, a city or another body that is not an arm of the state has no share in its immunity.',
  },
  'yes-plaintiff': {
    side: 'yes',
    texts: [
      'the immunity cannot be pleaded against a plaintiff such as this one',
      'a state has no immunity to plead when a plaintiff of this kind sues it',
    ],
    lesson:
      'The immunity cannot be pleaded against a plaintiff that is the United States, but a private plaintiff of any citizenship meets it.',
  },
  'yes-pocket': {
    side: 'yes',
    texts: [
      'the judgment would bind the person who is sued and not the state itself',
      'the person who is sued, and not the state, would be bound by the judgment',
    ],
    lesson:
      'A judgment binds the person sued and not the state when an officer is sued for damages out of that officer’s own pocket.',
  },
  'yes-order': {
    side: 'yes',
    texts: [
      'an order that secures obedience to federal law is not a suit against the state',
      'a suit to secure obedience to federal law is not one against the state',
    ],
    lesson:
      'A suit to secure obedience to federal law escapes the bar when it names an officer and asks for relief that looks forward.',
  },
  'yes-congress': {
    side: 'yes',
    texts: [
      'Congress spoke plainly and used a power that lets it set the immunity aside',
      'plain words, and a power fit for the purpose, let Congress end the immunity',
    ],
    lesson:
      'Congress sets the immunity aside by plain words in a valid measure under the Fourteenth Amendment, not by its commerce power.',
  },
  'yes-plan': {
    side: 'yes',
    texts: [
      'the states gave up immunity in this field when they joined the Union',
      'in joining the Union the states gave up their immunity in this field',
    ],
    lesson:
      'The states gave up immunity in joining the Union for a few fields only, among them the raising of armies and bankruptcy.',
  },
  'yes-consent': {
    side: 'yes',
    texts: [
      'the state agreed by statute to be sued on such claims where this suit was brought',
      'the statute of the state amounts to consent to this suit in this court',
    ],
    lesson:
      'A state that has agreed by statute to be sued can be sued where that statute says, and its consent is read narrowly.',
  },
  'no-arm': {
    side: 'no',
    texts: [
      'the suit is treated as one against the state, whose immunity nothing has lifted',
      'nothing has lifted the immunity of the state, which is the true defendant',
    ],
    lesson:
      'The state is the true defendant where an arm of it is sued or its treasury would pay, and its immunity stands if nothing has lifted it.',
  },
  'no-power': {
    side: 'no',
    texts: [
      'the power that Congress used does not let it expose a state to such a suit',
      'Congress cannot expose a state to such a suit by means of the power it used',
    ],
    lesson:
      'The power used is too weak to expose a state to suit where it is the commerce power; others may suffice.',
  },
  'no-words': {
    side: 'no',
    texts: [
      'Congress did not use words plain enough to strip a state of its immunity',
      'the words of the act are not plain enough to take a state’s immunity away',
    ],
    lesson:
      'Words are not plain enough to strip a state of immunity where the act does not name states; naming them as defendants will do.',
  },
  'no-treasury': {
    side: 'no',
    texts: [
      'the judgment would in the end be paid for out of the protected state treasury',
      'the cost would fall on the state treasury, which the immunity protects',
    ],
    lesson:
      'The state treasury is protected against awards for the past, but not against the cost of obeying federal law in future.',
  },
  'no-state-law': {
    side: 'no',
    texts: [
      'the law said to be broken gives a federal court no ground to command an officer',
      'a federal court has no ground in the law said to be broken to command an officer',
    ],
    lesson:
      'A federal court may not command an officer of a state on the ground that the officer broke state law.',
  },
  'no-elsewhere': {
    side: 'no',
    texts: [
      'the state can be sued on this claim in its own courts and in no others',
      'the courts of the state are the one place where it can be sued on this claim',
    ],
    lesson:
      'A state can be sued on a claim in its own courts and in no others when it has agreed to that much and nothing else lifts its immunity.',
  },
  'no-named': {
    side: 'no',
    texts: [
      'the path round the immunity is for suits that name an officer and not the agency',
      'one may go round the immunity by suing an officer, but not by suing such a body',
    ],
    lesson:
      'The path round the immunity by naming an officer matters only where the body sued is an arm of the state that keeps its immunity.',
  },
  'no-own-courts': {
    side: 'no',
    texts: [
      'a state keeps its immunity in its own courts as well as in the federal courts',
      'the immunity protects a state from such claims in its own courts too',
    ],
    lesson:
      'A state keeps its immunity in its own courts unless it agrees to be sued there or gave up immunity in that field.',
  },
  'no-sister': {
    side: 'no',
    texts: [
      'a state keeps its immunity in the courts of every other state of the Union',
      'the courts of other states are bound to respect the immunity of a state',
    ],
    lesson: 'A state keeps its immunity in the courts of other states unless it agrees to be sued there.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: ImmunityFacts, _skin: ImmunitySkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cl-03 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks, or against its words, is struck at sight: not offered. */
export function fits(id: string, facts: ImmunityFacts): boolean {
  const federalLaw = facts.law !== 'state law'
  switch (id) {
    case 'yes-county':
      return facts.defendant !== 'officer'
    case 'yes-pocket':
      return facts.defendant === 'officer'
    case 'yes-order':
      return federalLaw && facts.relief !== 'pocket' && facts.court === 'federal'
    case 'yes-congress':
    case 'yes-plan':
    case 'no-power':
    case 'no-words':
      return federalLaw
    case 'yes-consent':
      return facts.consent !== 'none'
    case 'no-state-law':
      return (
        facts.court === 'federal' &&
        facts.defendant !== 'county' &&
        (facts.relief === 'order' || (facts.relief === 'arrears' && facts.defendant === 'officer'))
      )
    case 'no-elsewhere':
      return facts.court !== 'own'
    case 'no-named':
      return facts.defendant !== 'officer' && facts.relief === 'order'
    case 'no-own-courts':
      return facts.court === 'own'
    case 'no-sister':
      return facts.court === 'sister'
    default:
      return true
  }
}
