import { describe, expect, it } from 'vitest'
import type { FormsFacts } from '../../question-bank/families/contracts/k-03/facts.ts'
import { battleOfTheForms } from '../../question-bank/families/contracts/k-03/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/** UCC 2-207 a second time, subsection by subsection: which writings make the terms, and is the clause among them. */
function clauseBinds(facts: FormsFacts): boolean {
  const { channel, reply, parties, clause, guard, after } = facts
  const expressAssent = guard === 'assents'

  // (1): is there a contract by agreement, and on whose terms did it start?
  const isAcceptance = channel === 'forms' && reply === 'definite'
  const madeBefore = channel === 'confirmation'
  const counterOfferTaken = reply === 'conditional' && expressAssent
  const byAgreement = isAcceptance || madeBefore || counterOfferTaken
  // (3): or by conduct alone, where matching terms only survive; the clause in dispute never matches.
  if (!byAgreement) {
    const contractByConduct = after === 'performed'
    const inBothWritings = false
    return contractByConduct && inBothWritings
  }

  const inOffer = counterOfferTaken ? clause !== 'offer' : clause === 'offer'
  if (inOffer || expressAssent) return true
  // A conflicting term is knocked out where the stem says so.
  if (clause === 'different') return false
  // (2): additional terms.
  const kept = {
    a: guard === 'limits',
    b: clause === 'material',
    c: guard === 'objects',
  }
  return parties === 'merchants' && !Object.values(kept).includes(true)
}

describe('K-03, battle of the forms', () => {
  const patterns = factPatternsOf(battleOfTheForms)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns)
      expect([pattern.facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([
        pattern.facts,
        clauseBinds(pattern.facts as FormsFacts),
      ])
  })

  it('is hard throughout, as a daily family has to be', () => {
    for (const pattern of patterns)
      expect(battleOfTheForms.difficulty(pattern.facts as FormsFacts)).toBeGreaterThan(6)
  })

  const plain: FormsFacts = {
    channel: 'forms',
    reply: 'definite',
    parties: 'merchants',
    clause: 'minor',
    guard: 'none',
    after: 'performed',
  }
  const governing = (changes: Partial<FormsFacts>) =>
    battleOfTheForms.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['a usual clause between merchants comes in', {}, 'yes-minor'],
    ['a disclaimer of warranties does not', { clause: 'material' }, 'no-material'],
    ['one buyer who is no merchant', { parties: 'one' }, 'no-proposal'],
    ['an objection two days later', { guard: 'objects' }, 'no-objection'],
    ['an objection seven months later', { guard: 'late' }, 'yes-minor'],
    ['a conditional reply and performance', { reply: 'conditional' }, 'no-knockout'],
    [
      'the first form fares no better under subsection 3',
      { reply: 'conditional', clause: 'offer' },
      'no-knockout',
    ],
    [
      'a conditional reply without performance',
      { reply: 'conditional', after: 'unperformed' },
      'no-contract',
    ],
    ['a clause of the order that the reply leaves alone', { clause: 'offer' }, 'yes-offer'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })

  it('joins sentences so that after a semicolon a capital stands for names alone', () => {
    for (const { facts } of patterns)
      for (const skin of battleOfTheForms.stories) {
        const stem = battleOfTheForms.tell(facts as FormsFacts, skin)
        const capitals = [...stem.matchAll(/; (\p{Lu}\p{L}*)/gu)].map(([, word]) => word ?? '')
        const names = [skin.seller, skin.buyer].join(' ').split(' ')
        expect([stem, capitals.filter((word) => !names.includes(word))]).toEqual([stem, []])
      }
  })
})
