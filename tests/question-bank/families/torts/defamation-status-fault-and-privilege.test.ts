import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { DefamationFacts } from '../../../../question-bank/families/torts/defamation-status-fault-and-privilege/facts.ts'
import { defamation } from '../../../../question-bank/families/torts/defamation-status-fault-and-privilege/family.ts'

/** The law a second time: every requirement is put to the facts by itself, and all must be met. */
function recovers({ status, speech }: DefamationFacts): boolean {
  const is = (...speeches: DefamationFacts['speech'][]) => speeches.includes(speech)
  const actualMalice = is('doubted', 'friendly', 'presumed friendly', 'testimony', 'false reference')
  const negligent = !is('careful')
  const presumed = is('presumed careless', 'presumed friendly', 'private concern')
  const publicConcern = !is('private concern')

  const statementOfFact = !is('hyperbole')
  const hepps = !is('unproven', 'nearly true')
  const sullivanAndGertz = ['official', 'famous', 'drawn'].includes(status) ? actualMalice : negligent
  const gertzAndGreenmoss = !presumed || actualMalice || !publicConcern
  const s588 = !is('testimony')
  const s611 = !is('fair report')
  const s595to604 = !is('reference')
  return statementOfFact && hepps && sullivanAndGertz && gertzAndGreenmoss && s588 && s611 && s595to604
}

describe('Defamation', () => {
  const patterns = factPatternsOf(defamation)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(30)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, recovers(pattern.facts as DefamationFacts)])
    }
  })

  it.each([
    ['an official and a careless report', 'official', 'careless', 'no-malice'],
    ['an official and hatred', 'official', 'spiteful', 'no-malice'],
    ['a star and serious doubts', 'famous', 'doubted', 'yes-malice'],
    ['a campaign and a friendly lie', 'drawn', 'friendly', 'yes-malice'],
    ['a campaign, and a charge that has nothing to do with it', 'aside', 'careless', 'yes-negligence'],
    ['a divorce in the news', 'noticed', 'careless', 'yes-negligence'],
    ['a private figure and presumed damages', 'private', 'presumed careless', 'no-presumed'],
    ['a letter on a private matter', 'private', 'private concern', 'yes-private'],
    ['truth in doubt', 'private', 'unproven', 'no-falsity'],
    ['a wrong amount', 'private', 'nearly true', 'no-truth'],
    ['in my opinion', 'private', 'labeled', 'yes-fact'],
    ['a named source', 'private', 'repeated', 'yes-repeats'],
    ['a report of a trial', 'private', 'fair report', 'no-report'],
    ['a lying witness', 'private', 'testimony', 'no-absolute'],
    ['a careless reference', 'private', 'reference', 'no-qualified'],
    ['a reference sent to customers too', 'private', 'spread', 'yes-excessive'],
  ] as const)('%s', (_name, status, speech, reason) => {
    expect(defamation.decide({ status, speech }).reasons[0]).toBe(reason)
  })
})
