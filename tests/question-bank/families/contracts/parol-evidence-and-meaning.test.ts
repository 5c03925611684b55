import { describe, expect, it } from 'vitest'
import type { ParolFacts } from '../../../../question-bank/families/contracts/parol-evidence-and-meaning/facts.ts'
import { parolEvidenceAndMeaning } from '../../../../question-bank/families/contracts/parol-evidence-and-meaning/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/**
 * The law a second time, by what the rule protects: first whether there is a contract for it to protect, then when the words
 * were said, then whether they would change the contract, and last how much the contract was meant to hold.
 */
function comesIn({ twist }: ParolFacts): boolean {
  const is = (...twists: ParolFacts['twist'][]) => twists.includes(twist)
  const isNoFinalContract = is('tentative', 'approval', 'fraud', 'gift', 'typed')
  const isAfterSigning = is('later', 'performance')
  if (isNoFinalContract || isAfterSigning) return true
  const asksMeaning = is('plain', 'ambiguous', 'susceptible', 'strained')
  if (asksMeaning) {
    const isFirstReadAlone = is('plain', 'ambiguous')
    return isFirstReadAlone ? !is('plain') : !is('strained')
  }
  const asksPractice = is('usage', 'outsider', 'dealing', 'negated', 'express', 'single')
  if (asksPractice) {
    const isPractice = !is('outsider', 'single')
    const isRuledOut = is('negated', 'express')
    return isPractice && !isRuledOut
  }
  const isContrary = is('final', 'clashing')
  const isMeantAsWhole = is('complete', 'merger', 'included', 'certain', 'broken', 'left-out', 'cancel')
  return !isContrary && !isMeantAsWhole
}

describe('Parol evidence and meaning', () => {
  const patterns = factPatternsOf(parolEvidenceAndMeaning)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(30)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      const facts = pattern.facts as ParolFacts
      expect([facts, admitted]).toEqual([facts, comesIn(facts)])
    }
  })

  it.each([
    ['a complete integration discharges a consistent promise', 'add', 'complete', 'no-complete'],
    ['a partial one does not', 'add', 'partial', 'yes-partial'],
    ['but may not be contradicted', 'contradict', 'final', 'no-contradict'],
    ['and an outline may', 'contradict', 'tentative', 'yes-tentative'],
    ['a merger clause may be conclusive', 'add', 'merger', 'no-merger'],
    ['or evidence only', 'add', 'rebutted', 'yes-partial'],
    ['a separate consideration makes another bargain', 'add', 'separate', 'yes-separate'],
    ['so does a later day', 'change', 'later', 'yes-later'],
    ['a lie may be shown', 'invalidate', 'fraud', 'yes-fraud'],
    ['an honest promise is none', 'invalidate', 'broken', 'no-fraud'],
    ['a recital may be untrue', 'invalidate', 'gift', 'yes-consideration'],
    ['a slip is corrected', 'reform', 'typed', 'yes-reform'],
    ['a choice is not', 'reform', 'left-out', 'no-mistake'],
    ['a condition may keep the contract from beginning', 'condition', 'approval', 'yes-condition'],
    ['four corners hear no talks about clear words', 'explain', 'plain', 'no-plain'],
    ['context does', 'explain', 'susceptible', 'yes-meaning'],
    ['usage supplements even a complete contract', 'practice', 'usage', 'yes-usage'],
    ['unless it is negated', 'practice', 'negated', 'no-negated'],
    ['performance may waive an express term', 'practice', 'performance', 'yes-waiver'],
    ['one favor is no course of dealing', 'practice', 'single', 'no-single'],
  ] as const)('%s', (_name, purpose, twist, reason) => {
    expect(parolEvidenceAndMeaning.decide({ purpose, twist }).reasons[0]).toBe(reason)
  })
})
