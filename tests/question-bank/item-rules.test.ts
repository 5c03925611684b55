import { describe, expect, it } from 'vitest'
import { checkItems } from '../../question-bank/check/check.ts'
import { ITEM_RULES } from '../../question-bank/check/rules/all.ts'
import type { Item } from '../../question-bank/load/item.ts'
import { PLANTED } from './planted-items.ts'
import { item, SOUND } from './sound-item.ts'

describe('item rules', () => {
  it('a sound item keeps every rule', () => {
    expect(checkItems([SOUND])).toEqual([])
  })

  it('every rule has a planted item', () => {
    expect(Object.keys(PLANTED).sort()).toEqual(ITEM_RULES.map((rule) => rule.name).sort())
  })

  for (const rule of ITEM_RULES) {
    const planted = PLANTED[rule.name] ?? []
    for (const [index, bad] of planted.entries()) {
      it(`${rule.name} bites (${index + 1} of ${planted.length})`, () => {
        const found = checkItems([bad]).filter((failure) => failure.rule === rule.name)
        expect(found.length).toBeGreaterThan(0)
        expect(found[0]).toMatchObject({ severity: rule.severity, item: bad.id, file: bad.file })
      })
    }
  }
})

describe('what the rules leave alone', () => {
  const rulesBroken = (changed: Item) => checkItems([changed]).map((failure) => failure.rule)

  it('a divided ruling takes neither side', () => {
    const texts = [
      'Admit the opinion but not the notes, because of one rule.',
      'Admit the opinion but not the notes, because of another.',
      'Admit the opinion and the notes, because of a third.',
      'Exclude the opinion and the notes, because of a fourth.',
    ]
    expect(rulesBroken(item({ texts }))).not.toContain('yes-no-split')
  })

  it('a ruling that grants one motion and denies another takes neither side', () => {
    const texts = [
      'Deny both motions, because of the first rule.',
      "Grant Lee's and deny Cole's, because of the second.",
      'Grant both motions, because of the third rule.',
      "Grant Lee's and deny Cole's, because of the fourth.",
    ]
    expect(rulesBroken(item({ texts }))).not.toContain('yes-no-split')
  })

  it('computed sums, days counted from the stem and cited cases are no foreign facts', () => {
    const stem = SOUND.stem.replace(
      'At trial,',
      'She lost $4,000 in wages and $1,500 in care by March 1. At trial,',
    )
    const explanation = `${SOUND.explanation} Her loss is $5,500, and 30 days from March 1 is March 31. Compare Ortega v. Lund Stores, the Rules of Decision Act, the Statute of Uses and Restatement (Third) of Torts: Products Liability § 2.`
    expect(rulesBroken(item({ stem, explanation }))).toEqual([])
  })

  it('a question inside quoted speech is not a second question', () => {
    const stem = SOUND.stem.replace('At trial,', 'She asked, "Is this floor wet?" At trial,')
    expect(rulesBroken(item({ stem }))).not.toContain('lead-in')
  })

  it('ranges that only touch no other are fine', () => {
    const texts = ['1 to 9 days', '10 to 19 days', '20 to 29 days', '30 days or more']
    expect(rulesBroken(item({ texts }))).not.toContain('range-overlap')
  })

  it.each([
    ['FRE 803(5)'],
    ['FRCP 12(b)(6)'],
    ['FRAP 4(a)(1)(A)'],
    ['U.S. Const. amend. XIV, § 1'],
    ['U.S. Const. art. I, § 8, cl. 3'],
    ['28 U.S.C. § 1332(a)(1)'],
    ['42 U.S.C. § 1983'],
    ['UCC § 2-207(2)'],
    ['Restatement (Second) of Contracts § 90'],
    ['Restatement (Third) of Torts: Liability for Physical and Emotional Harm § 7'],
    ['Tome v. United States'],
    ['Ex parte Young'],
  ])('%s is a known form', (authority) => {
    expect(rulesBroken(item({ authorities: [authority] }))).toEqual([])
  })

  it.each([
    ['S', 'A statute of the state lets a shopper recover in full.'],
    ['S', 'The jurisdiction follows the lien theory of mortgages.'],
    ['S', 'In a certain state, conspiracy requires an overt act.'],
    ['S', 'Alden law on preclusion treats the two claims as separate.'],
    ['C', 'The question arises at common law.'],
  ] as const)('jurisdiction %s is fixed by "%s"', (jurisdiction, sentence) => {
    const stem = SOUND.stem.replace('At trial,', `${sentence} At trial,`)
    expect(rulesBroken(item({ jurisdiction, stem }))).not.toContain('jurisdiction')
  })
})
