import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import type { ConvictionFacts } from '../../question-bank/families/evidence/ev-10/facts.ts'
import { impeachmentByConviction } from '../../question-bank/families/evidence/ev-10/family.ts'

/**
 * FRE 609 a second time, subdivision by subdivision as the rule is built, and not along the paths that the
 * family takes: each subdivision bars or requires by itself, and the outcome follows from all of them.
 */
function admissible(facts: ConvictionFacts): boolean {
  const felony = facts.crime === 'fraud felony' || facts.crime === 'felony'
  const deceit = facts.crime.startsWith('fraud')
  const valueExceeds = facts.balance === 'value' || facts.balance === 'value far'
  const rule403Bars = facts.balance === 'prejudice far'
  const accused = facts.trial === 'criminal' && facts.witness === 'accused'

  const a1A = felony && !accused && !rule403Bars
  const a1B = felony && accused && valueExceeds
  const a2 = deceit
  const wouldComeIn = a2 || a1A || a1B

  const yearsSinceLaterEvent = { recent: 5, released: 6, old: 17 }[facts.age]
  const bMet = yearsSinceLaterEvent <= 10 || (facts.balance === 'value far' && facts.notice === 'given')
  const laterFelony = facts.after === 'relapsed'
  const foundRehabilitated = facts.after === 'rehabilitated' || facts.after === 'relapsed'
  const cBars = facts.after === 'innocence' || (foundRehabilitated && !laterFelony)
  const dMet = facts.trial === 'criminal' && !accused && wouldComeIn && facts.need === 'needed'

  switch (facts.record) {
    case 'arrest':
      return false
    case 'juvenile':
      return dMet
    case 'conviction':
      return wouldComeIn && bMet && !cBars
  }
}

describe('EV-10, impeachment by conviction', () => {
  const patterns = factPatternsOf(impeachmentByConviction)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(400)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, admissible(pattern.facts as ConvictionFacts)])
    }
  })

  const plain: ConvictionFacts = {
    trial: 'criminal',
    witness: 'accused',
    crime: 'felony',
    record: 'conviction',
    age: 'recent',
    after: 'nothing',
    balance: 'prejudice',
    notice: 'none',
    need: 'not asked',
  }
  const governing = (changes: Partial<ConvictionFacts>) =>
    impeachmentByConviction.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['an accused is protected more than Rule 403 protects', {}, 'no-accused'],
    ['a civil defendant has Rule 403 only', { trial: 'civil', witness: 'other' }, 'yes-403'],
    [
      'dishonesty within ten years is never weighed',
      { crime: 'fraud misdemeanor', balance: 'prejudice far' },
      'yes-mandatory',
    ],
    [
      'dishonesty is weighed after ten years',
      { crime: 'fraud felony', age: 'old', balance: 'value', notice: 'given' },
      'no-old',
    ],
    ['the ten years run from release', { age: 'released', balance: 'value' }, 'yes-accused'],
    ['a pending appeal does not bar', { after: 'appeal', balance: 'value' }, 'yes-accused'],
    ['rehabilitation bars until a later felony', { after: 'rehabilitated', balance: 'value' }, 'no-after'],
    ['a later felony lifts that bar', { after: 'relapsed', crime: 'fraud felony' }, 'yes-mandatory'],
    [
      'no juvenile record against an accused',
      { record: 'juvenile', crime: 'fraud felony', need: 'needed' },
      'no-record',
    ],
    ['an arrest is no conviction', { record: 'arrest', balance: 'value' }, 'no-record'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
