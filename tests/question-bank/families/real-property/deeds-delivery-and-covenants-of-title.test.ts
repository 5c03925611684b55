import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { DeedFacts } from '../../../../question-bank/families/real-property/deeds-delivery-and-covenants-of-title/facts.ts'
import { deedsAndCovenants } from '../../../../question-bank/families/real-property/deeds-delivery-and-covenants-of-title/family.ts'

/** The elements one by one: intent that the deed pass something now, no way back, acceptance, and its condition. */
function owns({ way, turn }: DeedFacts): boolean {
  const meantToPassNow = !['review', 'taken', 'agent', 'note'].includes(turn) || way === 'escrow'
  const outOfGrantorsPower = way !== 'kept' && !['recall', 'agent'].includes(turn)
  const accepted = turn !== 'refused'
  // A spoken condition counts only where somebody other than the grantee holds the deed.
  const unmetCondition = way === 'escrow' && turn === 'taken'
  return meantToPassNow && outOfGrantorsPower && accepted && !unmetCondition
}

/** Each covenant asked by itself: whether it covers the defect, when it broke, who has it, and whether time ran. */
function recovers({ deed, origin, holder, claimant, years }: DeedFacts): boolean {
  const lawful = origin !== 'none'
  const covered = { general: true, special: origin === 'own', quitclaim: false }[deed] && lawful
  const present = { broken: covered, inTime: years === 'soon', mine: claimant === 'buyer' }
  // The suit follows the eviction at once, and these covenants run with the land.
  const future = { broken: covered && holder === 'out', inTime: true, mine: true }
  return [present, future].some(({ broken, inTime, mine }) => broken && inTime && mine)
}

describe('Deeds, delivery and covenants of title', () => {
  const patterns = factPatternsOf(deedsAndCovenants)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBe(32)
    for (const pattern of patterns) {
      const facts = pattern.facts as DeedFacts
      const wins = facts.way === 'sale' ? recovers(facts) : owns(facts)
      expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([facts, wins])
    }
  })

  const plain: DeedFacts = {
    way: 'grantee',
    turn: 'plain',
    deed: 'general',
    origin: 'earlier',
    holder: 'in',
    claimant: 'buyer',
    years: 'soon',
  }
  const governing = (changes: Partial<DeedFacts>) => {
    const facts = { ...plain, ...changes }
    expect(deedsAndCovenants.illegal(facts)).toBeNull()
    return deedsAndCovenants.decide(facts).reasons[0]
  }

  it.each([
    ['a deed handed over as a gift needs no recording', {}, 'yes-handed'],
    ['giving the deed back gives no title back', { turn: 'returned' }, 'yes-stays'],
    ['a spoken condition drops away in the grantee’s hands', { turn: 'condition' }, 'yes-oral'],
    ['a deed lent for inspection is not delivered', { turn: 'review' }, 'no-intent'],
    ['nor by recording it', { turn: 'taken' }, 'no-intent'],
    ['a deed kept in the desk is not delivered', { way: 'kept' }, 'no-control'],
    ['acceptance of a recorded gift is presumed', { way: 'recorded' }, 'yes-recorded'],
    ['but not against a refusal', { way: 'recorded', turn: 'refused' }, 'no-refused'],
    ['a friend may hold a deed beyond recall', { way: 'friend' }, 'yes-third'],
    ['but not subject to recall', { way: 'friend', turn: 'recall' }, 'no-recall'],
    ['an unperformed escrow passes nothing', { way: 'escrow', turn: 'taken' }, 'no-condition'],
    ['present covenants need no eviction', { way: 'sale' }, 'yes-present'],
    ['but time on them runs from the sale', { way: 'sale', years: 'late' }, 'no-late'],
    ['warranty breaks on eviction', { way: 'sale', holder: 'out', years: 'late' }, 'yes-ousted'],
    ['and runs with the land', { way: 'sale', holder: 'out', years: 'late', claimant: 'remote' }, 'yes-runs'],
    ['present covenants do not', { way: 'sale', claimant: 'remote' }, 'no-personal'],
    ['a groundless claim breaks nothing', { way: 'sale', origin: 'none' }, 'no-unlawful'],
    [
      'a quitclaim promises nothing',
      { way: 'sale', deed: 'quitclaim', origin: 'own', holder: 'out', years: 'late' },
      'no-quitclaim',
    ],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
