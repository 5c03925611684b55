import { describe, expect, it } from 'vitest'
import type { ExclusionFacts } from '../../question-bank/families/criminal-law/cr-12/facts.ts'
import { exclusionOfEvidence } from '../../question-bank/families/criminal-law/cr-12/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/** The rule and each of its exceptions by itself: evidence is usable when any one of them applies. */
function usable({ wrong, link, use }: ExclusionFacts): boolean {
  const involuntary = wrong === 'coercion'
  const outsideTheRule = use === 'grand jury' || (use === 'contradict accused' && !involuntary)
  if (use !== 'proof') return outsideTheRule

  const reasonableReliance = ['weak warrant', 'court record', 'old precedent'].includes(wrong)
  const tooSlight = wrong === 'police record' && link === 'one slip'
  const severed = wrong === 'lie' && link === 'rest enough'
  const independent = wrong === 'entry' && link === 'would have sought'
  const inevitable = link === 'search under way'
  const attenuated = ['older warrant', 'days later', 'witness'].includes(link)
  const otherInterest = wrong === 'no knock' || (wrong === 'home arrest' && link === 'station')
  return [
    reasonableReliance,
    tooSlight,
    severed,
    independent,
    inevitable,
    attenuated,
    otherInterest,
  ].includes(true)
}

describe('CR-12, exclusion of evidence', () => {
  const patterns = factPatternsOf(exclusionOfEvidence)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, usable(pattern.facts as ExclusionFacts)])
    }
  })

  it('is hard enough for the daily question in every pattern', () => {
    for (const pattern of patterns)
      expect(exclusionOfEvidence.difficulty(pattern.facts as ExclusionFacts)).toBeGreaterThanOrEqual(7)
  })

  const governing = (
    wrong: ExclusionFacts['wrong'],
    link: ExclusionFacts['link'],
    use: ExclusionFacts['use'] = 'proof',
  ) => exclusionOfEvidence.decide({ wrong, link, use }).reasons[0]

  it.each([
    ['good faith under a close warrant', 'weak warrant', 'nothing', 'proof', 'yes-reliance'],
    ['a warrant that describes nothing', 'blank warrant', 'nothing', 'proof', 'no-face'],
    ['a lie that was not needed', 'lie', 'rest enough', 'proof', 'yes-remainder'],
    ['one slip in police files', 'police record', 'one slip', 'proof', 'yes-isolated'],
    ['an older warrant found in a bad stop', 'stop', 'older warrant', 'proof', 'yes-attenuated'],
    ['warnings after a bad arrest', 'arrest without cause', 'station', 'proof', 'no-fruit'],
    ['home arrest with cause, words at the station', 'home arrest', 'station', 'proof', 'yes-unrelated'],
    ['a warrant prompted by the entry', 'entry', 'would not have sought', 'proof', 'no-source'],
    ['the friend is no door', 'arrest without cause', 'nothing', 'contradict witness', 'no-use'],
    ['involuntary words', 'coercion', 'nothing', 'contradict accused', 'no-coerced'],
    ['the grand jury', 'search', 'nothing', 'grand jury', 'yes-use'],
  ] as const)('%s', (_name, wrong, link, use, reason) => {
    expect(governing(wrong, link, use)).toBe(reason)
  })
})
