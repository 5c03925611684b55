import { describe, expect, it } from 'vitest'
import type { PreclusionFacts } from '../../../../question-bank/families/civil-procedure/claim-and-issue-preclusion/facts.ts'
import { claimAndIssuePreclusion } from '../../../../question-bank/families/civil-procedure/claim-and-issue-preclusion/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

type Twist = PreclusionFacts['twist']

/** The law a second time, by its requirements: who is bound, by a judgment of what quality, on which claim or issue. */
function precludes({ doctrine, twist }: PreclusionFacts): boolean {
  const is = (...twists: Twist[]) => twists.includes(twist)
  const boundIsStranger = is('competitor', 'stranger')
  if (boundIsStranger) return false
  if (doctrine === 'claim') {
    const stands = !is('vacated')
    const onMerits = !is('venue', 'one-notice')
    const sameTransaction = !is('later-ads')
    return stands && onMerits && sameTransaction
  }
  const sameIssue = !is('reformulated')
  const sameOrLighterBurden = !is('acquittal')
  const litigatedAndDecided = !is('default-issue', 'general')
  const judgmentDependsOnIt = !is('winner', 'alternative')
  const fairOffensively = !is('waited', 'inconsistent')
  return sameIssue && sameOrLighterBurden && litigatedAndDecided && judgmentDependsOnIt && fairOffensively
}

describe('Claim and issue preclusion', () => {
  const patterns = factPatternsOf(claimAndIssuePreclusion)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(26)
    for (const pattern of patterns) {
      const isBarred = pattern.reasons[0]?.startsWith('yes-')
      const facts = pattern.facts as PreclusionFacts
      expect([facts, isBarred]).toEqual([facts, precludes(facts)])
    }
  })

  it.each([
    ['a second theory is the same claim', 'claim', 'other-theory', 'yes-transaction'],
    ['conduct after the judgment is not', 'claim', 'later-ads', 'no-transaction'],
    ['venue is not the merits', 'claim', 'venue', 'no-merits'],
    ['failure to state a claim is', 'claim', 'no-claim', 'yes-merits'],
    ['a second notice is', 'claim', 'two-notices', 'yes-merits'],
    ['an appeal leaves a judgment final', 'claim', 'appeal', 'yes-final'],
    ['until it is vacated', 'claim', 'vacated', 'no-final'],
    ['a class is bound', 'claim', 'class', 'yes-privity'],
    ['a stranger may use a finding as a shield', 'issue', 'defensive', 'yes-nonmutual'],
    ['and as a sword', 'issue', 'offensive', 'yes-nonmutual'],
    ['unless it is unfair', 'issue', 'waited', 'no-fair'],
    ['but is never bound by one', 'issue', 'stranger', 'no-party'],
    ['a default settles no issue', 'issue', 'default-issue', 'no-litigated'],
    ['nor does what the winner lost', 'issue', 'winner', 'no-essential'],
    ['two grounds settle neither', 'issue', 'alternative', 'no-essential'],
    ['unless both are affirmed', 'issue', 'affirmed', 'yes-essential'],
  ] as const)('%s', (_name, doctrine, twist, reason) => {
    expect(claimAndIssuePreclusion.decide({ doctrine, twist }).reasons[0]).toBe(reason)
  })
})
