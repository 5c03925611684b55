import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import {
  isSale,
  type Twist,
} from '../../../../question-bank/families/real-property/delivery-of-deeds-and-covenants-of-title/facts.ts'
import { deliveryAndCovenants } from '../../../../question-bank/families/real-property/delivery-of-deeds-and-covenants-of-title/family.ts'

const among = (twist: Twist, twists: readonly Twist[]) => twists.includes(twist)

/** The elements one by one: intent that the deed pass something now, no way back, acceptance, and its condition. */
function owns(twist: Twist): boolean {
  const isMeantNow = !among(twist, ['review', 'taken', 'agent', 'kept', 'kept-note'])
  const isOutOfControl = !among(twist, ['kept', 'kept-note', 'recall', 'agent'])
  const isAccepted = twist !== 'refused'
  // A spoken condition counts only where somebody other than the grantee holds the deed.
  const isConditionUnmet = twist === 'escrow-unpaid'
  return isMeantNow && isOutOfControl && isAccepted && !isConditionUnmet
}

/** Each covenant asked by itself: whether it covers the defect, when it was breached, who has it, and whether time ran. */
function recovers(twist: Twist): boolean {
  const isOwnAct = among(twist, ['special-own', 'special-runs', 'quitclaim'])
  const isLimited = among(twist, ['special-other', 'special-own', 'special-runs'])
  const isLawful = twist !== 'groundless'
  const isCovered = isLawful && twist !== 'quitclaim' && (!isLimited || isOwnAct)
  const isOut = among(twist, ['ousted', 'runs', 'special-other', 'special-runs', 'quitclaim'])
  const isOld = among(twist, ['late', 'ousted', 'runs', 'special-other', 'special-runs'])
  const isFirst = !among(twist, ['runs', 'personal', 'special-runs'])
  const byPresent = isCovered && twist !== 'future' && !isOld && isFirst
  // The suit follows the eviction at once, and these covenants run with the land.
  const byFuture = isCovered && isOut
  return byPresent || byFuture
}

describe('Delivery of deeds and covenants of title', () => {
  it('agrees in every pattern with a second derivation of the rule', () => {
    const patterns = factPatternsOf(deliveryAndCovenants)
    expect(patterns).toHaveLength(26)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as { twist: Twist }
      const wins = isSale(twist) ? recovers(twist) : owns(twist)
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, wins])
    }
  })

  it.each([
    ['a deed handed over as a gift needs no recording', 'handed', 'yes-handed'],
    ['giving the deed back gives no title back', 'returned', 'yes-stays'],
    ['a spoken condition drops away', 'oral', 'yes-oral'],
    ['a deed lent for checking is not delivered', 'review', 'no-intent'],
    ['a deed meant for death alone needs a will', 'kept-note', 'no-testament'],
    ['a refusal keeps title from passing', 'refused', 'no-refused'],
    ['a friend may hold a deed beyond recall', 'third', 'yes-third'],
    ['but not subject to recall', 'recall', 'no-recall'],
    ['an escrow waits for its condition', 'escrow-unpaid', 'no-condition'],
    ['present covenants need no eviction', 'present', 'yes-present'],
    ['but time on them runs from delivery', 'late', 'no-late'],
    ['future covenants wait for an eviction', 'future', 'no-eviction'],
    ['and run with the land', 'runs', 'yes-runs'],
    ['present covenants do not', 'personal', 'no-personal'],
    ['a groundless claim breaches nothing', 'groundless', 'no-unlawful'],
    ['a quitclaim promises nothing', 'quitclaim', 'no-quitclaim'],
  ] as const)('%s', (_name, twist, reason) => {
    expect(deliveryAndCovenants.decide({ twist }).reasons[0]).toBe(reason)
  })
})
