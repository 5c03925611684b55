import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import type { LibelFacts } from '../../question-bank/families/torts/tt-15/facts.ts'
import { defamation } from '../../question-bank/families/torts/tt-15/family.ts'

/** The law a second time, case by case: every requirement is put to the facts by itself, and all must be met. */
function recovers({ status, matter, fault, sought, wrinkle }: LibelFacts): boolean {
  const actualMalice = fault === 'knew'
  const negligent = fault !== 'careful'
  const confidential = wrinkle === 'reference' || wrinkle === 'spread'

  const milkovich = wrinkle !== 'hyperbole'
  const hepps = wrinkle !== 'unproven'
  const sullivanAndGertz = ['official', 'famous', 'drawn'].includes(status) ? actualMalice : negligent
  const gertzAndGreenmoss = sought === 'actual' || actualMalice || matter === 'private'
  const s588 = wrinkle !== 'testimony'
  const s611 = wrinkle !== 'fair report'
  const s595to604 = !confidential || actualMalice || wrinkle === 'spread'
  return milkovich && hepps && sullivanAndGertz && gertzAndGreenmoss && s588 && s611 && s595to604
}

describe('TT-15, defamation', () => {
  const patterns = factPatternsOf(defamation)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(30)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, recovers(pattern.facts as LibelFacts)])
    }
  })

  it('is hard in every pattern', () => {
    for (const pattern of patterns)
      expect(defamation.difficulty(pattern.facts as LibelFacts)).toBeGreaterThanOrEqual(7)
  })

  const plain: LibelFacts = {
    status: 'private',
    matter: 'public',
    fault: 'careless',
    sought: 'actual',
    wrinkle: 'none',
  }
  const governing = (changes: Partial<LibelFacts>) => defamation.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['a private person and proven loss', {}, 'yes-negligence'],
    ['a private person and presumed damages', { sought: 'presumed' }, 'no-presumed'],
    ['the same with knowledge of falsity', { sought: 'presumed', fault: 'knew' }, 'yes-malice'],
    ['a private matter', { sought: 'presumed', matter: 'private' }, 'yes-private-matter'],
    ['an official and hatred', { status: 'official', fault: 'spite' }, 'no-malice'],
    ['a star and a friendly lie', { status: 'famous', fault: 'knew', sought: 'presumed' }, 'yes-malice'],
    ['a divorce in the news', { status: 'noticed' }, 'yes-negligence'],
    ['truth in doubt', { wrinkle: 'unproven' }, 'no-falsity'],
    ['in my opinion', { wrinkle: 'label' }, 'yes-implies'],
    ['a named source', { wrinkle: 'repeated' }, 'yes-repeats'],
    ['a report of a trial', { wrinkle: 'fair report' }, 'no-report'],
    ['a lying witness', { wrinkle: 'testimony', matter: 'private', fault: 'knew' }, 'no-absolute'],
    ['a careless reference', { wrinkle: 'reference', matter: 'private' }, 'no-interest'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
