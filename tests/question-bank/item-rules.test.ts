import { describe, expect, it } from 'vitest'
import { checkItems } from '../../question-bank/check/check.ts'
import { ITEM_RULES } from '../../question-bank/check/rules/all.ts'
import type { Item } from '../../question-bank/load/item.ts'
import { item, SOUND } from './sound-item.ts'

const reasons = [
  'the first reason is plain',
  'a second thing is so',
  'no third rule applies',
  'one fourth test is met',
]

/** For every rule, items planted to break it. */
const PLANTED: Record<string, Item[]> = {
  'four-options': [item({ choices: SOUND.choices.slice(0, 3) })],
  'distinct-options': [
    item({
      choices: SOUND.choices.map((choice, index) =>
        index === 1 ? { ...choice, text: `${SOUND.choices[0]?.text.toUpperCase()} ` } : choice,
      ),
    }),
  ],
  'lead-in': [
    item({
      stem: SOUND.stem.replace('How should the court rule on the objection?', 'The court should rule.'),
    }),
    item({ stem: SOUND.stem.replace('How should', 'Is the remark hearsay? How should') }),
  ],
  'stem-length': [
    item({ stem: 'A shopper slipped. May she recover?' }),
    item({ stem: `${'The store was open that day. '.repeat(40)}May she recover?` }),
  ],
  'reading-grade': [
    item({ stem: `${'She ran to the shop and sat on a box. '.repeat(8)}May she sue?` }),
    item({
      stem: `${"Notwithstanding considerable institutional dissatisfaction, the municipality's redevelopment corporation unilaterally terminated preliminary negotiations concerning environmental remediation obligations. ".repeat(4)}May it?`,
    }),
  ],
  'length-ratio': [
    item({
      texts: [
        'Overrule it, because it is relevant to a fact in issue and not at all unfair to the owner here.',
        'Overrule it, because it is fair.',
        'Sustain it, because it is hearsay.',
        'Sustain it, because it is harmful.',
      ],
    }),
  ],
  'yes-no-split': [
    item({ texts: reasons.map((reason, index) => `${index < 3 ? 'Yes' : 'No'}, because ${reason}.`) }),
    item({ texts: reasons.map((reason) => `Yes, because ${reason}.`) }),
    item({
      texts: reasons.map((reason, index) =>
        index < 2 ? `Yes, because ${reason}.` : `The court, because ${reason}.`,
      ),
    }),
    item({
      texts: reasons.map((reason, index) => `${index < 1 ? 'Granted' : 'Denied'}, because ${reason}.`),
    }),
    item({
      texts: reasons.map(
        (reason, index) => `The note is ${index < 3 ? 'admissible' : 'inadmissible'}, because ${reason}.`,
      ),
    }),
  ],
  'range-overlap': [
    item({ texts: ['$1,000 to $5,000', '$4,000 to $9,000', '$9,500 to $10,000', '$10,500 to $12,000'] }),
    item({ texts: ['At least 10 days', 'More than 20 days', 'Less than 5 days', 'No more than 7 days'] }),
  ],
  'option-contained': [
    item({
      texts: [
        'Yes, because notice was given.',
        'Yes, because notice was given in writing.',
        'No, because it came too late to count.',
        'No, because it was oral and vague.',
      ],
    }),
  ],
  'of-the-above': [
    item({ texts: ['A battery', 'An assault', 'Both of the above', 'A trespass'] }),
    item({ texts: ['A battery', 'An assault', 'A trespass', 'None of the above'] }),
  ],
  'grammar-cue': [
    item({
      texts: [
        'To dismiss the claim.',
        'A motion for judgment.',
        'The trial of the claim.',
        'An order of remand.',
      ],
    }),
    item({ texts: ['A battery', 'An assault.', 'A trespass.', 'A nuisance.'] }),
    item({
      texts: ['battery of the guest', 'Assault of the guest', 'Trespass to the guest', 'Threat to the guest'],
    }),
    item({
      texts: [
        'The court was bound to dismiss.',
        'The court is free to dismiss.',
        'The court is able to stay it.',
        'The court is free to transfer.',
      ],
    }),
    item({ texts: ['Both battery claims', 'The assault claim', 'The trespass claim', 'The libel claim'] }),
    item({
      stem: SOUND.stem.replace('How should the court rule on the objection?', 'Is the remark an?'),
      texts: ['admission', 'excuse', 'promise', 'order'],
    }),
  ],
  jurisdiction: [item({ jurisdiction: 'S' }), item({ jurisdiction: 'C' })],
  'authority-form': [
    item({ authorities: [] }),
    item({ authorities: ['MPC § 2.02'] }),
    item({ authorities: ['general principles'] }),
  ],
  'explanation-covers': [
    item({
      explanation:
        'A remark offered to show a warning is not hearsay (FRE 801(c)). It matters whether or not true.',
    }),
    item({
      explanation: SOUND.explanation.replace(
        /Unfair prejudice.*$/,
        'So the objection fails. The jury may hear the remark.',
      ),
    }),
  ],
  'option-letters': [
    item({ explanation: `${SOUND.explanation} Option B is wrong.` }),
    item({ explanation: `${SOUND.explanation} The second option fails.` }),
    item({ explanation: `${SOUND.explanation} (C) confuses two rules.` }),
    item({
      choices: SOUND.choices.map((choice, index) =>
        index === 2 ? { ...choice, why: 'Choice A is better.' } : choice,
      ),
    }),
    item({ hint: 'Think about the last option.' }),
  ],
  'explanation-facts': [
    item({ explanation: `${SOUND.explanation} The shopper lost $4,300 in wages.` }),
    item({ explanation: `${SOUND.explanation} The fall happened on March 9.` }),
    item({ explanation: `${SOUND.explanation} The manager, Ortega, knew of it.` }),
  ],
  'hint-length': [item({ hint: 'Ask what '.repeat(13) })],
  'hint-leak': [item({ hint: 'Ask who was warned.' })],
  'authority-unknown': [item({ authorities: ['FRE 801(c)', 'Rule 801'] })],
  'which-is-true': [
    item({
      stem: SOUND.stem.replace(
        'How should the court rule on the objection?',
        'Which of the following statements is true?',
      ),
    }),
  ],
  'negative-lead-in': [
    item({
      stem: SOUND.stem.replace(
        'How should the court rule on the objection?',
        'Each ground supports the ruling EXCEPT which?',
      ),
    }),
  ],
  'long-sentence': [
    item({ stem: `${'the manager walked past the spill and '.repeat(8)}left. ${SOUND.stem}` }),
  ],
  'vague-frequency': [
    item({
      texts: [
        'Sustain it, because such remarks are often false.',
        'Sustain it, because such remarks are hearsay.',
        'Overrule it, because such remarks give notice.',
        'Overrule it, because such remarks are admissions.',
      ],
      correct: 2,
    }),
  ],
  'stem-word-only-in-key': [
    item({
      texts: [
        'Overrule it, because the manager was told of detergent in the third aisle twenty minutes before.',
        'Overrule it, because a present sense impression falls within an exception of the hearsay rule itself.',
        'Sustain it, because a declarant who does not testify may not be quoted by any other witness in court.',
        'Sustain it, because unfair prejudice would substantially outweigh whatever probative value it may have.',
      ],
    }),
  ],
  'key-shares-most': [
    item({
      texts: [
        'Battery and assault, crimes of force and fear',
        'Battery, a crime of force',
        'Assault, a crime of fear',
        'Trespass, a wrong to land',
      ],
    }),
  ],
  'four-because': [
    item({
      texts: [
        'Yes, because the court has power over it.',
        'Yes, because the court has seen the form.',
        'No, because the court has no power here.',
        'No, because the court has no such form.',
      ],
    }),
  ],
  'held-law': [item({ authorities: ['FRE 801(d)(1)(A)'] })],
}

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
