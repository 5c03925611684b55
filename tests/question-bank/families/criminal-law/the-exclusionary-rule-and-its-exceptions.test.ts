import { describe, expect, it } from 'vitest'
import type { ExclusionFacts } from '../../../../question-bank/families/criminal-law/the-exclusionary-rule-and-its-exceptions/facts.ts'
import { exclusionaryRule } from '../../../../question-bank/families/criminal-law/the-exclusionary-rule-and-its-exceptions/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The law a second time, question by question: is there a violation, does its remedy reach this use, and does an exception? */
function admissible({ ground, twist }: ExclusionFacts): boolean {
  const about = (...twists: ExclusionFacts['twist'][]) => twists.includes(twist)
  const coerced = about('involuntary-contradiction')
  if (coerced) return false

  const violation = !about('needless-lie')
  const ruleReachesProceeding = !about('grand-jury')
  const contradictsAccused = about('contradict-accused', 'unwarned-contradiction')
  const onlyMannerOfEntry = about('no-knock')
  const remedyReaches = violation && ruleReachesProceeding && !contradictsAccused && !onlyMannerOfEntry

  const relied = ground === 'reliance'
  const reasonableOfficerCouldNot = about('blank-warrant', 'bare-warrant')
  const policeAtFaultBeyondNegligence = about('needed-lie', 'knowing-record')
  const goodFaith = relied && !reasonableOfficerCouldNot && !policeAtFaultBeyondNegligence

  const independent = about('own-decision')
  const inevitable = about('search-party')
  const somethingIntervened = about('found-warrant', 'free-return', 'willing-witness')
  const notItsProduct = about('home-arrest')
  const linkBroken = independent || inevitable || somethingIntervened || notItsProduct

  return !remedyReaches || goodFaith || linkBroken
}

describe('The exclusionary rule and its exceptions', () => {
  const patterns = factPatternsOf(exclusionaryRule)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBe(24)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, admissible(pattern.facts as ExclusionFacts)])
    }
  })

  it.each([
    ['a close affidavit may be relied on', 'reliance', 'weak-warrant', 'yes-reliance'],
    ['a warrant that names nothing may not', 'reliance', 'blank-warrant', 'no-face'],
    ['a lie that was needed voids the warrant', 'reliance', 'needed-lie', 'no-lie'],
    ['a lie that was not needed does not', 'reliance', 'needless-lie', 'yes-remainder'],
    ['one slip of a police clerk is forgiven', 'reliance', 'careless-record', 'yes-isolated'],
    ['a scheme of the chief is not', 'reliance', 'knowing-record', 'no-culpable'],
    ['warnings do not cure an arrest on a hunch', 'link', 'warned-confession', 'no-fruit'],
    ['a home arrest on cause does not taint the station', 'link', 'home-arrest', 'yes-product'],
    ['a decision prompted by the entry', 'link', 'prompted-decision', 'no-source'],
    ['a search party near by', 'link', 'search-party', 'yes-inevitable'],
    ['a friend of the accused', 'use', 'contradict-witness', 'no-impeach'],
    ['a forfeiture that punishes', 'use', 'forfeiture', 'no-proceeding'],
    ['coerced words serve no purpose', 'use', 'involuntary-contradiction', 'no-involuntary'],
  ] as const)('%s', (_name, ground, twist, reason) => {
    expect(exclusionaryRule.decide({ ground, twist }).reasons[0]).toBe(reason)
  })
})
