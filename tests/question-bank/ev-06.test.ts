import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import type { AbsentFacts } from '../../question-bank/families/evidence/ev-06/facts.ts'
import { unavailableDeclarants } from '../../question-bank/families/evidence/ev-06/family.ts'

/**
 * FRE 804 a second time: each paragraph of subdivision (a) and each exception of (b) by itself. Words come in
 * where the paragraphs that an exception asks for and the exception are both met, or where none is asked for.
 */
function admissible({ kind, why, trial, support }: AbsentFacts): boolean {
  const criminal = trial !== 'civil'
  const a1 = why === 'privilege'
  const a2 = why === 'ordered'
  const a3 = why === 'memory'
  const a4 = why === 'dead' || why.startsWith('silenced')
  const attendanceTried = why === 'searched' || why === 'abroad'
  const depositionTried = why === 'searched'
  const wrongOfProponent = why === 'hidden by proponent'
  const unavailable = (depositionToo: boolean) =>
    !wrongOfProponent && (a1 || a2 || a3 || a4 || (depositionToo ? depositionTried : attendanceTried))

  const opponentExamined = kind === 'testimony'
  const predecessorExamined = kind === 'predecessor'
  const b1 = unavailable(false) && (opponentExamined || (predecessorExamined && !criminal))
  const believedDying = kind === 'dying' || kind === 'dying aside'
  const aboutCause = kind === 'dying' || kind === 'hopeful'
  const b2 = unavailable(true) && believedDying && aboutCause && (!criminal || trial === 'homicide')
  const selfInculpatory = kind === 'interest'
  const b3 = unavailable(true) && selfInculpatory && (!criminal || support === 'found')
  const b6 = why === 'silenced to prevent'
  const rule803 = kind === 'excited'
  return b1 || b2 || b3 || b6 || rule803
}

describe('EV-06, unavailable declarants', () => {
  const patterns = factPatternsOf(unavailableDeclarants)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(80)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, admissible(pattern.facts as AbsentFacts)])
    }
  })

  it('is hard in every pattern', () => {
    for (const pattern of patterns)
      expect(unavailableDeclarants.difficulty(pattern.facts as AbsentFacts)).toBeGreaterThan(6)
  })

  const plain: AbsentFacts = { trial: 'civil', kind: 'testimony', why: 'searched', support: 'not asked' }
  const governing = (changes: Partial<AbsentFacts>) =>
    unavailableDeclarants.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['a refusal without an order is no ground', { why: 'unordered' }, 'no-unavailable'],
    ['former testimony needs no deposition', { why: 'abroad' }, 'yes-chance'],
    ['a confession does', { why: 'abroad', kind: 'interest', support: 'lacking' }, 'no-unavailable'],
    ['a predecessor counts in a civil trial', { kind: 'predecessor' }, 'yes-chance'],
    ['a predecessor does not bind the accused', { kind: 'predecessor', trial: 'homicide' }, 'no-chance'],
    ['grand jury testimony stays out', { kind: 'grand jury', trial: 'other crime' }, 'no-chance'],
    ['dying words in a theft case stay out', { kind: 'dying', why: 'dead', trial: 'other crime' }, 'no-case'],
    ['the dying may survive', { kind: 'dying', why: 'memory' }, 'yes-dying'],
    ['blaming another is not against interest', { kind: 'blame', why: 'privilege' }, 'no-content'],
    ['killing in anger forfeits nothing', { kind: 'accusation', why: 'silenced in anger' }, 'no-purpose'],
    ['an excited utterance asks for no absence', { kind: 'excited', why: 'unordered' }, 'yes-indifferent'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
