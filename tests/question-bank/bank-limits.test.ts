import { describe, expect, it } from 'vitest'
import { choiceOrder } from '../../question-bank/build/order.ts'
import { brokenLimits, checkCurated, measureBank } from '../../question-bank/check/check.ts'
import { BANK_LIMITS } from '../../question-bank/check/limits/all.ts'
import { cueClassifier } from '../../question-bank/check/limits/cue-classifier.ts'
import { margin, shareError } from '../../question-bank/check/sample.ts'
import type { Item } from '../../question-bank/load/item.ts'
import { seeded } from '../../question-bank/text/seeded.ts'
import { fairBank } from './fair-bank.ts'
import { SOUND } from './sound-item.ts'

const FAIR = fairBank(320)
const MEASURED = measureBank(FAIR)
const quick = BANK_LIMITS.filter((limit) => limit !== cueClassifier)

/** The limits a bank breaks; the classifier, which takes a second, only where it is meant. */
function brokenRules(items: readonly Item[], limits = quick): string[] {
  const measures = limits.flatMap((limit) => limit(items))
  return brokenLimits(measures, 'items').map((row) => row.rule)
}

/** Changes the texts of every item's options; `edit` gets the text and whether it is the key's. */
function edited(edit: (text: string, isKey: boolean, place: number) => string): Item[] {
  return FAIR.map((item, place) => ({
    ...item,
    choices: item.choices.map((choice, index) => ({
      ...choice,
      text: edit(choice.text, index === item.correct, place),
    })),
  }))
}

const leadIn = (question: string, share: number): Item[] =>
  FAIR.map((item, place) =>
    place < FAIR.length * share ? { ...item, stem: item.stem.replace(/[^.?]+\?$/, ` ${question}`) } : item,
  )

/** For every bank-wide limit, a bank of 320 that breaks it. */
const PLANTED: Record<string, Item[]> = {
  'stem-words-median': FAIR.map((item) => ({ ...item, stem: item.stem.split('. ').slice(-2).join('. ') })),
  'stem-words-spread': FAIR.map((item) => ({ ...item, stem: FAIR[0]?.stem ?? '' })),
  'key-longest': edited((text, isKey, place) =>
    isKey && place % 2 === 0 ? text.replace('.', ', as the settled rule of law has it here.') : text,
  ),
  'key-shortest': edited((text, isKey, place) =>
    isKey ? text.replace('.', place % 8 === 0 ? '.' : ' today.') : text,
  ),
  'key-length-ratio': edited((text, isKey) => (isKey ? text : text.replace('.', ' today as well.'))),
  'absolute-words': edited((text, isKey, place) =>
    !isKey && place % 4 === 0 ? text.replace('because', 'because always') : text,
  ),
  'cue-classifier': edited((text, isKey, place) =>
    isKey && place % 3 > 0 ? text.replace('because', 'since') : text,
  ),
  'key-position': FAIR.map((item, place) => ({
    ...item,
    id: `ev-${String(place * 9).padStart(4, '0')}`,
  })).filter((item) => choiceOrder(item).indexOf(item.correct) < 2),
  'two-sided-split': edited((text, _isKey, place) => (place === 0 ? text.replace(/^No/, 'Yes') : text)),
  'of-the-above-share': edited((text, isKey, place) => (place === 0 && isKey ? 'None of the above' : text)),
  'negative-lead-ins': leadIn('Which of these is NOT a ground?', 0.04),
  'which-is-true-lead-ins': leadIn('Which of the following statements is true?', 0.08),
}

describe('bank-wide limits', () => {
  it('a fair bank of 320 keeps every limit exactly', () => {
    expect(MEASURED.filter((row) => row.verdict !== 'met')).toEqual([])
  })

  it('every limit has a planted bank', () => {
    expect(Object.keys(PLANTED).sort()).toEqual(
      measureBank(FAIR)
        .map((row) => row.rule)
        .sort(),
    )
  })

  for (const [rule, bank] of Object.entries(PLANTED)) {
    it(`${rule} bites`, () => {
      expect(brokenRules(bank, rule === 'cue-classifier' ? [cueClassifier] : quick)).toContain(rule)
    })
  }

  it('the check reports a broken limit for the bank and for a subject', () => {
    const bank = { items: PLANTED['cue-classifier'] ?? [], records: [], ratings: [], failures: [] }
    expect(checkCurated(bank, { drafts: true })).toContainEqual(
      expect.objectContaining({ file: 'items', item: null, rule: 'cue-classifier', severity: 'reject' }),
    )
    expect(checkCurated(bank, { drafts: true, subject: 'Evidence' })).toContainEqual(
      expect.objectContaining({ file: 'items/evidence', rule: 'cue-classifier' }),
    )
  })
})

describe('small samples', () => {
  it('under 20 items nothing is judged', () => {
    expect(new Set(quick.flatMap((limit) => limit(FAIR.slice(0, 19))).map((row) => row.verdict))).toEqual(
      new Set(['few']),
    )
  })

  it('the margin shrinks with the sample and is nothing from 300 items', () => {
    const margins = [20, 80, 299, 300, 560].map((count) => margin(count, shareError(0.3, count)))
    expect(margins[0]).toBeGreaterThan(margins[1] ?? 1)
    expect(margins[1]).toBeGreaterThan(margins[2] ?? 1)
    expect(margins[2]).toBeCloseTo(0.0436, 3)
    expect(margins.slice(3)).toEqual([0, 0])
  })

  it('31 % longest keys break the limit at 320 items and lie within the margin at 80', () => {
    const random = seeded('longest')
    const bank = FAIR.map((item, place) => {
      const longest = (place * 37) % 100 < 31
      const key = 40 + Math.floor(random() * 9)
      return {
        ...item,
        choices: item.choices.map((choice, index) => {
          const letters = index === item.correct ? key : longest ? key - 1 - (index % 3) : key + (index % 3)
          return { ...choice, text: 'x'.repeat(letters) }
        }),
      }
    })
    expect(brokenRules(bank)).toContain('key-longest')
    expect(brokenRules(bank.slice(0, 80))).not.toContain('key-longest')
  })
})

describe('near-duplicate stems', () => {
  const bank = (stem: string) => ({
    items: [SOUND, { ...SOUND, id: 'ev-0002', stem }],
    records: [],
    ratings: [],
    failures: [],
  })
  const found = (stem: string) =>
    checkCurated(bank(stem), { drafts: true }).filter((failure) => failure.rule === 'near-duplicate')

  it('rejects a stem that is mostly another one', () => {
    expect(found(SOUND.stem.replace('detergent', 'juice'))).toMatchObject([
      { severity: 'reject', item: 'ev-0002' },
    ])
  })

  it('warns of a stem that shares a good part', () => {
    const half = SOUND.stem.split(' ').slice(0, 50).join(' ')
    expect(
      found(`${half} and ran out into the road where a van hit her. Who pays for that harm?`),
    ).toMatchObject([{ severity: 'warn' }])
  })

  it('says nothing of two stems with a stock phrase in common', () => {
    expect(
      found('A pilot sued an airline for back pay. How should the court rule on the objection?'),
    ).toEqual([])
  })
})
