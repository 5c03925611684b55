import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import type { RecordingFacts } from '../../question-bank/families/real-property/rp-15/facts.ts'
import { recordingActs } from '../../question-bank/families/real-property/rp-15/family.ts'

/**
 * The acts a second time, as tests that a line of claimants is put to: the first who meets the words of the
 * act defeats the earlier deed for everyone after. Dates are counted, and each element is asked by itself.
 */
function laterClaimPrevails(facts: RecordingFacts): boolean {
  const firstRecorded = { 'first before': 10, 'first after': 26, second: 40, neither: 99, wild: 5 }[
    facts.order
  ]
  const inChain = facts.order !== 'wild'
  const bought = 20
  const told = { none: 99, inquiry: 99, actual: 19, later: 22, 'moved in': 22 }[facts.notice]
  const laterRecorded = facts.order === 'neither' ? 99 : 30

  const gaveValue = facts.taker === 'buyer' || facts.taker === 'lender'
  const recordNotice = inChain && firstRecorded < bought
  const hadNotice = told < bought || facts.notice === 'inquiry' || recordNotice
  const recordedFirst = laterRecorded < 99 && (!inChain || laterRecorded < firstRecorded)
  const meetsAct = {
    race: gaveValue && recordedFirst,
    notice: gaveValue && !hadNotice,
    'race-notice': gaveValue && !hadNotice && recordedFirst,
  }[facts.statute]

  // The next in line either pays with knowledge or does not pay at all, and so has no right but shelter.
  return meetsAct
}

describe('RP-15, recording acts', () => {
  const patterns = factPatternsOf(recordingActs)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(45)
    for (const pattern of patterns) {
      const prevails = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, prevails]).toEqual([
        pattern.facts,
        laterClaimPrevails(pattern.facts as RecordingFacts),
      ])
    }
  })

  const plain: RecordingFacts = {
    statute: 'race-notice',
    taker: 'buyer',
    notice: 'none',
    order: 'second',
    onward: 'none',
  }
  const governing = (changes: Partial<RecordingFacts>) => {
    const facts = { ...plain, ...changes }
    expect(recordingActs.illegal(facts)).toBeNull()
    return recordingActs.decide(facts).reasons[0]
  }

  it.each([
    ['an innocent buyer who records first wins under a race-notice act', {}, 'yes-race-notice'],
    ['but not when the earlier deed is recorded first', { order: 'first after' }, 'no-both'],
    ['who wins under a notice act', { order: 'first after', statute: 'notice' }, 'yes-notice'],
    ['and loses under a race act', { order: 'first after', statute: 'race' }, 'no-race'],
    ['knowledge does no harm under a race act', { notice: 'actual', statute: 'race' }, 'yes-race'],
    ['knowledge defeats under a race-notice act', { notice: 'actual' }, 'no-knowledge'],
    ['possession is notice', { notice: 'inquiry', statute: 'notice' }, 'no-inquiry'],
    ['knowledge after payment is not', { notice: 'later' }, 'yes-later'],
    ['possession that begins after payment is not', { notice: 'moved in' }, 'yes-later'],
    ['a donee is not protected', { taker: 'donee', statute: 'race' }, 'no-value'],
    ['a judgment creditor is not protected', { taker: 'creditor', statute: 'notice' }, 'no-value'],
    ['a lender is', { taker: 'lender' }, 'yes-race-notice'],
    ['a wild deed is no notice', { order: 'wild' }, 'yes-wild'],
    ['a wild deed still binds one who knew of it', { order: 'wild', notice: 'actual' }, 'no-knowledge'],
    ['shelter covers one who knew', { onward: 'knowing sale' }, 'yes-shelter'],
    [
      'there is no shelter under one who knew',
      { onward: 'gift', notice: 'actual', statute: 'notice' },
      'no-knowledge',
    ],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
