import { describe, expect, it } from 'vitest'
import type { AttemptFacts } from '../../../../question-bank/families/criminal-law/attempt/facts.ts'
import { attempt } from '../../../../question-bank/families/criminal-law/attempt/family.ts'
import { distractors } from '../../../../question-bank/families/engine/distractors.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** Element by element: the mind, the act under the test of that state, a deed that is a crime, and no defense. */
function guilty(facts: AttemptFacts): boolean {
  const mind = facts.mind === 'purpose' || (facts.mind === 'ignorant of age' && facts.law === 'code')

  const steps = ['plan', 'buying', 'search', 'waiting', 'aiming', 'all']
  const farEnough = steps.indexOf(facts.act) >= steps.indexOf(facts.law === 'code' ? 'waiting' : 'aiming')

  const crimeOnTheFactsAsBelieved = facts.flaw !== 'no such law'

  const voluntaryAndComplete = facts.stop === 'remorse'
  const renounced = facts.law === 'code' && voluntaryAndComplete

  return mind && farEnough && crimeOnTheFactsAsBelieved && !renounced
}

describe('Attempt', () => {
  const patterns = factPatternsOf(attempt)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns) {
      const convicts = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, convicts]).toEqual([pattern.facts, guilty(pattern.facts as AttemptFacts)])
    }
  })

  const plain: AttemptFacts = {
    law: 'code',
    mind: 'purpose',
    act: 'waiting',
    flaw: 'none',
    stop: 'by others',
  }
  const governing = (changes: Partial<AttemptFacts>) => attempt.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['lying in wait under the Code', {}, 'yes-step'],
    ['looking for a victim at common law', { law: 'common law', act: 'search' }, 'no-near'],
    ['remorse under the Code', { stop: 'remorse' }, 'no-renounced'],
    ['remorse at common law', { law: 'common law', act: 'aiming', stop: 'remorse' }, 'yes-late'],
    ['waiting for a better day', { stop: 'postponed' }, 'yes-not-free'],
    ['an empty pistol', { act: 'all', flaw: 'no bullet', stop: 'none' }, 'yes-believed'],
    ['a duty that was repealed', { act: 'all', flaw: 'no such law' }, 'no-deed'],
    ['a reckless shot', { mind: 'reckless', act: 'all', stop: 'none' }, 'no-purpose'],
    ['a gift that was none', { mind: 'innocent belief', act: 'aiming' }, 'no-belief'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })

  it('says only of a deed that is no crime, even as the suspect took the facts, that the law allows it', () => {
    const isAllowed = ({ mind, flaw }: AttemptFacts) => flaw === 'no such law' || mind === 'innocent belief'
    for (const pattern of patterns) {
      const facts = pattern.facts as AttemptFacts
      const isTrue = [...pattern.reasons, ...pattern.arguable].includes('no-deed')
      expect([facts, isTrue]).toEqual([facts, isAllowed(facts)])
      const isLure = distractors(attempt, pattern).some((distractor) => distractor.reason === 'no-deed')
      if (isLure) expect([facts, facts.mind]).toEqual([facts, 'purpose'])
    }
    for (const story of attempt.stories)
      for (const text of attempt.reason('no-deed', plain, story).texts)
        expect(text).toMatch(/^the deed that the suspect had in mind is /)
  })
})
