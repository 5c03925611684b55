import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import type { PropertyFacts } from '../../question-bank/families/torts/tt-03/facts.ts'
import { propertyInterference } from '../../question-bank/families/torts/tt-03/family.ts'

/** The elements of each tort a second time, and the privileges against them, each by itself. */
function succeeds({ claim, act, mind, harm, need }: PropertyFacts): boolean {
  const intended = act !== 'thrown' && act !== 'careless'
  const induced = mind === 'induced'
  // § 892: usage lets a caller walk up and knock.
  const allowed = act === 'knocked'
  // Restatement (Second) §§ 158, 163–166: intent without harm, or negligence with it.
  const entry = intended ? !induced && !allowed : act === 'careless' && harm === 'harm'
  // §§ 196 and 197: public necessity owes nothing, private necessity owes for harm.
  const owedInNecessity = { none: entry, private: harm === 'harm', public: false }[need]
  // § 222A with §§ 224–239: intended control, and an interference that is grave.
  const grave = ['wrecked', 'sold', 'bought'].includes(act)
  const conversion = intended && grave && need === 'none'
  // §§ 77, 81 and Ploof: removal is lawful if there is no need to stay and no more force than needed.
  const removalUnlawful = need === 'private' || act === 'hurled out'
  return { land: owedInNecessity, goods: conversion, expulsion: removalUnlawful }[claim]
}

describe('TT-03, interference with property and necessity', () => {
  const patterns = factPatternsOf(propertyInterference)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, succeeds(pattern.facts as PropertyFacts)])
    }
  })

  const plain: PropertyFacts = { claim: 'land', act: 'walked', mind: 'knowing', harm: 'none', need: 'none' }
  const governing = (changes: Partial<PropertyFacts>) =>
    propertyInterference.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['a harmless walk is a trespass', {}, 'yes-entry'],
    ['a faulty map is no defense', { mind: 'mistaken' }, 'yes-entry'],
    ['the owner’s own words are', { mind: 'induced' }, 'no-mistake'],
    ['a man who is pushed does not trespass', { act: 'thrown', harm: 'harm' }, 'no-volition'],
    ['a careless entry needs harm', { act: 'careless' }, 'no-harm'],
    ['refuge is paid for', { need: 'private', harm: 'harm' }, 'yes-pays'],
    ['so is the saving of a truck', { act: 'drove', need: 'private', harm: 'harm' }, 'yes-pays'],
    ['a knock at the door is no trespass', { act: 'knocked' }, 'no-custom'],
    ['a firebreak is not', { need: 'public', harm: 'harm' }, 'no-loss-shared'],
    ['buying from a thief', { claim: 'goods', act: 'bought', mind: 'mistaken', harm: 'harm' }, 'yes-honest'],
    ['twenty minutes of use', { claim: 'goods', act: 'used', mind: 'mistaken' }, 'no-minor'],
    ['a clumsy ladder', { claim: 'goods', act: 'careless', harm: 'harm' }, 'no-control'],
    [
      'into the blizzard',
      { claim: 'expulsion', act: 'led out', harm: 'harm', need: 'private' },
      'yes-shelter',
    ],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
