import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { AbsentFacts } from '../../../../question-bank/families/evidence/unavailable-declarants/facts.ts'
import { unavailableDeclarants } from '../../../../question-bank/families/evidence/unavailable-declarants/family.ts'

/** FRE 804 a second time: each paragraph of (a), then each exception of (b) by itself, and FRE 803(2). */
function admissible({ statement, twist }: AbsentFacts): boolean {
  const is = (...twists: AbsentFacts['twist'][]) => twists.includes(twist)
  const civil = is(
    'refused',
    'memory',
    'searched',
    'abroad',
    'unordered',
    'unsearched',
    'procured',
    'predecessor',
    'recovered',
    'alive',
    'confession',
    'privilege',
    'deposition',
    'excited',
  )
  const homicide = is('dying', 'hopeful', 'aside')

  // (a)(1) to (4), then what the proponent tried.
  const onTheStand = is('privilege', 'refused', 'memory')
  const dead =
    !onTheStand &&
    !is('searched', 'abroad', 'deposition', 'unordered', 'unsearched', 'procured', 'alive', 'excited')
  const attendanceTried = is('searched', 'abroad', 'deposition')
  const depositionTried = is('searched')
  const unavailable = (depositionToo: boolean) =>
    onTheStand || dead || (depositionToo ? depositionTried : attendanceTried)

  const ownCross = !is('predecessor', 'accused', 'grand-jury')
  const predecessorCross = is('predecessor', 'accused')
  const b1 =
    statement === 'former testimony' && unavailable(false) && (ownCross || (civil && predecessorCross))
  const believed = !is('hopeful')
  const aboutDeath = !is('aside')
  const b2 =
    statement === 'dying declaration' && unavailable(true) && believed && aboutDeath && (civil || homicide)
  const selfInculpatory = !is('blame')
  const corroborated = is('supported')
  const b3 =
    statement === 'against interest' && unavailable(true) && selfInculpatory && (civil || corroborated)
  const b6 = statement === 'accusation' && is('silenced')
  const underStress = statement === 'excited utterance'
  return b1 || b2 || b3 || b6 || underStress
}

describe('Unavailable declarants', () => {
  const patterns = factPatternsOf(unavailableDeclarants)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(25)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, admissible(pattern.facts as AbsentFacts)])
    }
  })

  it.each([
    ['a refusal without an order is no ground', 'former testimony', 'unordered', 'no-unavailable'],
    ['former testimony needs no deposition', 'former testimony', 'abroad', 'yes-unavailable'],
    ['a confession does', 'against interest', 'deposition', 'no-unavailable'],
    ['a predecessor counts in a civil case', 'former testimony', 'predecessor', 'yes-testimony'],
    ['a predecessor does not bind the accused', 'former testimony', 'accused', 'no-opportunity'],
    ['grand jury testimony stays out', 'former testimony', 'grand-jury', 'no-opportunity'],
    ['dying words in an arson case stay out', 'dying declaration', 'not-homicide', 'no-case'],
    ['the dying may recover', 'dying declaration', 'recovered', 'yes-dying'],
    ['a civil case asks for no corroboration', 'against interest', 'confession', 'yes-interest'],
    ['a criminal case does', 'against interest', 'bare', 'no-corroboration'],
    ['blaming another is not against interest', 'against interest', 'blame', 'no-interest'],
    ['killing in anger forfeits nothing', 'accusation', 'quarrel', 'no-intent'],
    ['an excited utterance asks for no absence', 'excited utterance', 'excited', 'yes-immaterial'],
  ] as const)('%s', (_name, statement, twist, reason) => {
    expect(unavailableDeclarants.decide({ statement, twist }).reasons[0]).toBe(reason)
  })
})
