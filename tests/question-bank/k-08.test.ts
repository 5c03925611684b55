import { describe, expect, it } from 'vitest'
import type { TenderFacts } from '../../question-bank/families/contracts/k-08/facts.ts'
import { tenderOfGoods } from '../../question-bank/families/contracts/k-08/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/** Article 2 a second time, section by section: rejection must be rightful, effective and uncured, or revocation open. */
function mayRefuse(facts: TenderFacts): boolean {
  const { contract, defect, stage, cure } = facts
  const impaired = defect === 'serious'

  // 2-606: acceptance by words after inspection, by silence past a reasonable time, by use.
  const bySignifying = stage === 'known' || stage === 'assured' || stage === 'hidden' || stage === 'stale'
  const bySilence = stage === 'silent'
  const byUse = stage === 'used' || stage === 'hidden' || stage === 'stale'
  const accepted = bySignifying || bySilence || byUse

  // 2-601 and 2-612: what makes a rejection rightful.
  const curable = cure === 'assurance'
  const rightful = contract === 'single' ? true : impaired && !curable
  // 2-605: a reason kept back that could have been cured.
  const waived = stage === 'unstated'
  // 2-508: the seller's second try.
  const beforeTheDay = cure === 'in time'
  const onGrounds = cure === 'grounds'
  const cured = beforeTheDay || onGrounds
  const rejection = !accepted && rightful && !waived && !cured

  // 2-608: taking an acceptance back.
  const excused = stage === 'hidden' || stage === 'stale' || stage === 'assured'
  const inTime = stage !== 'stale'
  const revocation = accepted && impaired && excused && inTime

  return rejection || revocation
}

describe('K-08, tender of goods', () => {
  const patterns = factPatternsOf(tenderOfGoods)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns)
      expect([pattern.facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([
        pattern.facts,
        mayRefuse(pattern.facts as TenderFacts),
      ])
  })

  const plain: TenderFacts = { contract: 'single', defect: 'trivial', stage: 'prompt', cure: 'none' }
  const governing = (changes: Partial<TenderFacts>) =>
    tenderOfGoods.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['perfect tender for a single delivery', {}, 'yes-perfect'],
    ['not for an installment', { contract: 'installment' }, 'no-slight'],
    ['a grave fault in an installment', { contract: 'installment', defect: 'serious' }, 'yes-grave'],
    [
      'a grave fault with assurance of cure',
      { contract: 'installment', defect: 'serious', cure: 'assurance' },
      'no-cure',
    ],
    ['cure before the day', { cure: 'in time' }, 'no-cure'],
    ['no cure after it without grounds', { cure: 'no grounds' }, 'yes-no-cure'],
    ['payment before inspection is not acceptance', { stage: 'prepaid' }, 'yes-not-accepted'],
    ['ten weeks of silence are', { stage: 'silent', defect: 'serious' }, 'no-accepted'],
    ['a hidden grave fault', { stage: 'hidden', defect: 'serious' }, 'yes-revoked'],
    ['a hidden slight fault', { stage: 'hidden' }, 'no-slight'],
    ['a revocation half a year late', { stage: 'stale', defect: 'serious' }, 'no-notice'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })

  it('joins sentences so that after a semicolon a capital stands for names alone', () => {
    for (const { facts } of patterns)
      for (const skin of tenderOfGoods.stories) {
        const stem = tenderOfGoods.tell(facts as TenderFacts, skin)
        const capitals = [...stem.matchAll(/; (\p{Lu}\p{L}*)/gu)].map(([, word]) => word ?? '')
        const names = [skin.seller, skin.buyer].join(' ').split(' ')
        expect([stem, capitals.filter((word) => !names.includes(word))]).toEqual([stem, []])
      }
  })
})
