import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { EasementFacts } from '../../../../question-bank/families/real-property/easements/facts.ts'
import { easements } from '../../../../question-bank/families/real-property/easements/family.ts'

/** The law of easements a second time: a ground on which the right arose, and nothing that ended or limits it. */
function hasRight({ origin, twist }: EasementFacts): boolean {
  const is = (...twists: EasementFacts['twist'][]) => twists.includes(twist)
  const isGrantedOrLeft = origin === 'grant'
  const isRelianceOnPermission = is('spent')
  const hadOneOwner = origin === 'division' && !is('never-common')
  const wasUsedBefore = is(
    'kept',
    'excluded',
    'need-gone',
    'reserved-at-common-law',
    'reserved-by-restatement',
  )
  const wasLandlockedAtSale = is('landlocked', 'road-opened')
  const isImplied = hadOneOwner && (wasUsedBefore || wasLandlockedAtSale) && !is('excluded')
  const isDeniedToGrantor = is('reserved-at-common-law')
  const yearsOnEnd = { adverse: 12, permitted: 12, interrupted: 8, tacked: 13 }
  const isAdverse = !is('permitted')
  const isPrescribed =
    origin === 'long use' && isAdverse && (yearsOnEnd[twist as keyof typeof yearsOnEnd] ?? 0) >= 10
  const arose = isGrantedOrLeft || isRelianceOnPermission || (isImplied && !isDeniedToGrantor) || isPrescribed
  const ended = is('unrecorded', 'abandoned', 'relied', 'merged', 'road-opened')
  const exceedsScope = is('other-land', 'moved-by-restatement')
  return arose && !ended && !exceedsScope
}

describe('Easements', () => {
  const patterns = factPatternsOf(easements)

  it('agrees in every pattern with a second derivation of the law', () => {
    expect(patterns).toHaveLength(26)
    for (const pattern of patterns) {
      const holds = pattern.reasons[0]?.startsWith('yes-')
      const facts = pattern.facts as EasementFacts
      expect([facts, holds]).toEqual([facts, hasRight(facts)])
    }
  })

  it.each([
    ['the benefit passes with the land', 'grant', 'sold', 'yes-appurtenant'],
    ['but serves no other land', 'grant', 'other-land', 'no-scope'],
    ['and is lost to a buyer without notice', 'grant', 'unrecorded', 'no-notice'],
    ['nonuse does not end it', 'grant', 'unused', 'yes-survives'],
    ['conduct that shows intent does', 'grant', 'abandoned', 'no-abandonment'],
    ['so does unity of ownership', 'grant', 'merged', 'no-merger'],
    ['an oral release fails', 'grant', 'told', 'yes-writing'],
    ['unless it is relied on', 'grant', 'relied', 'no-estoppel'],
    ['permission is revocable', 'permission', 'revoked', 'no-license'],
    ['unless it is relied on at a cost', 'permission', 'spent', 'yes-estoppel'],
    ['an existing use is implied', 'division', 'kept', 'yes-prior-use'],
    ['and outlasts the need', 'division', 'need-gone', 'yes-survives'],
    ['necessity is judged at the division', 'division', 'cut-off-later', 'no-need'],
    ['and ends with the need', 'division', 'road-opened', 'no-need'],
    ['and takes one owner', 'division', 'never-common', 'no-common-owner'],
    ['permission is not adverse', 'long use', 'permitted', 'no-license'],
    ['owners in privity tack', 'long use', 'tacked', 'yes-prescription'],
  ] as const)('%s', (_name, origin, twist, reason) => {
    expect(easements.decide({ origin, twist }).reasons[0]).toBe(reason)
  })
})
