import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { RecordingFacts } from '../../../../question-bank/families/real-property/recording-acts/facts.ts'
import { recordingActs } from '../../../../question-bank/families/real-property/recording-acts/family.ts'

/** The acts a second time, as tests that the second claimant is put to; a later taker stands in the same place. */
function laterClaimPrevails({ statute, twist }: RecordingFacts): boolean {
  const is = (...twists: RecordingFacts['twist'][]) => twists.includes(twist)
  const gaveValue = !is('donee', 'creditor')
  const knewBefore = is('race-knew', 'knew', 'both-knew', 'wild-knew', 'no-shelter')
  const shouldHaveAsked = is('possession', 'both-possession')
  const onRecordBefore = is('recorded')
  const hadNotice = knewBefore || shouldHaveAsked || onRecordBefore
  const recordedFirst = !is('race-lost', 'unrecorded', 'both-lost', 'shelter', 'recorded')
  return {
    race: gaveValue && recordedFirst,
    notice: gaveValue && !hadNotice,
    'race-notice': gaveValue && !hadNotice && recordedFirst,
  }[statute]
}

describe('Recording acts', () => {
  const patterns = factPatternsOf(recordingActs)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(21)
    for (const pattern of patterns) {
      const prevails = pattern.reasons[0]?.startsWith('yes-')
      const facts = pattern.facts as RecordingFacts
      expect([facts, prevails]).toEqual([facts, laterClaimPrevails(facts)])
    }
  })

  it.each([
    ['knowledge does no harm under a race act', 'race', 'race-knew', 'yes-race'],
    ['and innocence no good', 'race', 'race-lost', 'no-priority'],
    ['a notice act asks for no recording', 'notice', 'unrecorded', 'yes-notice'],
    ['possession is notice', 'notice', 'possession', 'no-inquiry'],
    ['knowledge after payment is not', 'notice', 'told-later', 'yes-later'],
    ['a gift is not protected', 'notice', 'donee', 'no-value'],
    ['nor is a judgment', 'notice', 'creditor', 'no-value'],
    ['but a mortgage is', 'notice', 'lender', 'yes-value'],
    ['shelter covers a buyer who knew', 'notice', 'shelter', 'yes-shelter'],
    ['but no one who took from a buyer with notice', 'notice', 'no-shelter', 'no-shelter'],
    ['a wild deed is no notice', 'race-notice', 'both-wild', 'yes-wild'],
    ['except to a buyer who has read it', 'notice', 'wild-knew', 'no-actual'],
    ['a race-notice act asks for both', 'race-notice', 'both-lost', 'no-priority'],
  ] as const)('%s', (_name, statute, twist, reason) => {
    expect(recordingActs.decide({ statute, twist }).reasons[0]).toBe(reason)
  })
})
