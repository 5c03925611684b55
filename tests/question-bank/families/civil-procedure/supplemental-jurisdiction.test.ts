import { describe, expect, it } from 'vitest'
import type { Twist } from '../../../../question-bank/families/civil-procedure/supplemental-jurisdiction/facts.ts'
import { supplementalJurisdiction } from '../../../../question-bank/families/civil-procedure/supplemental-jurisdiction/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** A claim as section 1367 sees it, beside the claim that gives the court its jurisdiction. */
interface Claim {
  /** 'none' where no claim within original jurisdiction is left or ever was there. */
  readonly anchor: 'federal' | 'diversity' | 'none'
  readonly related: boolean
  /** The capacity of the claimant, where section 1367(b) asks for it. */
  readonly by?: 'plaintiff' | 'intervenor' | 'required plaintiff'
  /** The rule by which the opponent became a party; null for an original defendant. */
  readonly against?: 14 | 20 | null
  /** Whether the claim meets section 1332 by itself. */
  readonly meets1332?: boolean
}

const NONE: Claim = { anchor: 'none', related: true }

/** The law a second time, as the text of section 1367 asks for it. */
const CLAIMS: Readonly<Record<Twist, Claim>> = {
  joined: { anchor: 'federal', related: true, by: 'plaintiff', against: null },
  unrelated: { anchor: 'federal', related: false, by: 'plaintiff', against: null },
  party: { anchor: 'federal', related: true, by: 'plaintiff', against: 20 },
  counterclaim: { anchor: 'diversity', related: true },
  permissive: { anchor: 'diversity', related: false },
  'own-basis': { anchor: 'diversity', related: false, meets1332: true },
  crossclaim: { anchor: 'diversity', related: true },
  impleader: { anchor: 'diversity', related: true },
  upsloping: { anchor: 'diversity', related: true },
  'against-third': { anchor: 'diversity', related: true, by: 'plaintiff', against: 14 },
  'against-third-federal': { anchor: 'federal', related: true, by: 'plaintiff', against: 14 },
  'small-plaintiff': { anchor: 'diversity', related: true, by: 'plaintiff', against: null },
  // A plaintiff from the defendant's state leaves no claim within original jurisdiction.
  'nondiverse-plaintiff': NONE,
  'small-defendant': { anchor: 'diversity', related: true, by: 'plaintiff', against: 20 },
  intervenor: { anchor: 'diversity', related: true, by: 'intervenor', against: null },
  'intervenor-federal': { anchor: 'federal', related: true, by: 'intervenor', against: null },
  required: { anchor: 'diversity', related: true, by: 'required plaintiff', against: null },
  merits: { anchor: 'federal', related: true, by: 'plaintiff', against: null },
  frivolous: NONE,
  dropped: NONE,
  removed: NONE,
}

function hasJurisdiction({ anchor, related, by, against, meets1332 }: Claim): boolean {
  if (meets1332) return true
  if (anchor === 'none' || !related) return false
  if (anchor === 'federal') return true
  const isBarred =
    (by === 'plaintiff' && against !== null) || by === 'intervenor' || by === 'required plaintiff'
  return !isBarred
}

describe('Supplemental jurisdiction', () => {
  it('exists exactly where section 1367 grants it and does not take it back', () => {
    const patterns = factPatternsOf(supplementalJurisdiction)
    expect(patterns).toHaveLength(21)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as { twist: Twist }
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, hasJurisdiction(CLAIMS[twist])])
    }
  })

  it.each([
    ['one nucleus is enough beside a federal claim', 'joined', 'yes-nucleus'],
    ['an unrelated claim is not supplemental', 'unrelated', 'no-nucleus'],
    ['it may add a party', 'party', 'yes-party'],
    ['a defendant is free of section 1367(b)', 'crossclaim', 'yes-defense'],
    ['a large counterclaim stands alone', 'own-basis', 'yes-own'],
    ['a plaintiff may not claim against a third party', 'against-third', 'no-bar'],
    ['except beside a federal claim', 'against-third-federal', 'yes-ground'],
    ['a second plaintiff may claim less', 'small-plaintiff', 'yes-amount'],
    ['and may not be nondiverse', 'nondiverse-plaintiff', 'no-citizenship'],
    ['a claim against a second defendant may not be small', 'small-defendant', 'no-amount'],
    ['a loss on the merits leaves discretion', 'merits', 'yes-discretion'],
    ['an amendment leaves none', 'removed', 'no-anchor'],
  ] as const)('%s', (_name, twist, reason) => {
    expect(supplementalJurisdiction.decide({ twist }).reasons[0]).toBe(reason)
  })
})
