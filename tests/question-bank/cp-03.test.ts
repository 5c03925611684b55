import { describe, expect, it } from 'vitest'
import type { SupplementalFacts } from '../../question-bank/families/civil-procedure/cp-03/facts.ts'
import { supplementalJurisdiction } from '../../question-bank/families/civil-procedure/cp-03/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/** Who claims from whom: by, against, the rule that brought the further party in, and states; P is of A. */
interface Claim {
  readonly by: 'plaintiff' | 'defendant' | 'third party' | 'intervening plaintiff' | 'rule 19 plaintiff'
  readonly againstRule?: 14 | 19 | 20 | 24
  readonly same: boolean
  readonly large: boolean
  /** A plaintiff whose state is that of a defendant from the start. */
  readonly spoils?: boolean
}

function claimOf({ claim, anchor }: SupplementalFacts): Claim {
  const federal = anchor === 'federal'
  switch (claim) {
    case 'state claim':
      return { by: 'plaintiff', same: true, large: false }
    case 'counterclaim':
      return { by: 'defendant', same: federal, large: false }
    case 'large counterclaim':
      return { by: 'defendant', same: false, large: true }
    case 'crossclaim':
    case 'impleader':
      return { by: 'defendant', same: true, large: true }
    case 'plaintiff against third party':
      return { by: 'plaintiff', againstRule: 14, same: true, large: true }
    case 'third party against plaintiff':
      return { by: 'third party', same: true, large: true }
    case 'second plaintiff, small':
      return { by: 'plaintiff', same: false, large: false }
    case 'second plaintiff, same state':
      return { by: 'plaintiff', same: true, large: true, spoils: true }
    case 'second defendant, small':
      return { by: 'plaintiff', againstRule: 20, same: false, large: false }
    case 'second defendant, same state':
      return { by: 'plaintiff', againstRule: 20, same: true, large: true, spoils: true }
    case 'intervenor':
      return { by: 'intervening plaintiff', same: true, large: true }
    case 'required plaintiff':
      return { by: 'rule 19 plaintiff', same: true, large: true }
  }
}

/** Sections 1331, 1332 and 1367(a) and (b) in order; subsection (c) takes no power away. */
function hasPower(facts: SupplementalFacts): boolean {
  const claim = claimOf(facts)
  const own1332 = !claim.same && claim.large
  if (own1332) return true
  const federalClaimInSuit = facts.anchor === 'federal' && !/dropped|frivolous/.test(facts.later)
  const original1332 = facts.anchor === 'diversity' && !claim.spoils
  if (!federalClaimInSuit && !original1332) return false
  const a = facts.tie === 'same events'
  const solely1332 = !federalClaimInSuit
  const inconsistent = claim.same || !claim.large
  const listed =
    (claim.by === 'plaintiff' && claim.againstRule !== undefined) ||
    claim.by === 'intervening plaintiff' ||
    claim.by === 'rule 19 plaintiff'
  const b = solely1332 && listed && inconsistent
  return a && !b
}

describe('CP-03, supplemental jurisdiction', () => {
  const patterns = factPatternsOf(supplementalJurisdiction)

  it('agrees in every pattern with a second derivation of the statute', () => {
    expect(patterns.length).toBe(28)
    for (const pattern of patterns) {
      const facts = pattern.facts as SupplementalFacts
      expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([facts, hasPower(facts)])
    }
  })

  it('is at level 7 or above in every pattern, as daily questions are', () => {
    for (const pattern of patterns)
      expect(supplementalJurisdiction.difficulty(pattern.facts as SupplementalFacts)).toBeGreaterThanOrEqual(
        7,
      )
  })

  it.each([
    ['Kroger', { anchor: 'diversity', claim: 'plaintiff against third party' }, 'no-bar'],
    [
      'but not in a federal-question suit',
      { anchor: 'federal', claim: 'plaintiff against third party' },
      'yes-common',
    ],
    ['Allapattah', { anchor: 'diversity', claim: 'second plaintiff, small' }, 'yes-carry'],
    ['but not for defendants', { anchor: 'diversity', claim: 'second defendant, small' }, 'no-bar'],
    ['contamination', { anchor: 'diversity', claim: 'second plaintiff, same state' }, 'no-citizenship'],
    ['Royal Canin', { anchor: 'federal', claim: 'state claim', later: 'dropped after removal' }, 'no-anchor'],
    [
      'Cohill',
      { anchor: 'federal', claim: 'state claim', later: 'dismissed on the merits' },
      'yes-discretion',
    ],
  ] as const)('%s', (_name, facts, reason) => {
    const whole = { tie: 'same events', later: 'nothing', ...facts } as SupplementalFacts
    expect(supplementalJurisdiction.decide(whole).reasons[0]).toBe(reason)
  })
})
