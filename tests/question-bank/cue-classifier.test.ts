import { describe, expect, it } from 'vitest'
import { cueAccuracy } from '../../question-bank/check/cue/cross-validate.ts'
import type { Item } from '../../question-bank/load/item.ts'
import { fairBank } from './fair-bank.ts'

const FAIR = fairBank(240)

function marked(mark: (text: string) => string, share = 1): Item[] {
  return FAIR.map((item, place) => ({
    ...item,
    choices: item.choices.map((choice, index) =>
      index === item.correct && place < FAIR.length * share ? { ...choice, text: mark(choice.text) } : choice,
    ),
  }))
}

describe('the cue-only classifier', () => {
  it('guesses about one in four where keys and distractors are written alike', () => {
    for (const cues of ['form', 'words', 'both'] as const) {
      expect(cueAccuracy(FAIR, cues)).toBeGreaterThan(0.18)
      expect(cueAccuracy(FAIR, cues)).toBeLessThan(0.33)
    }
  })

  it('finds keys that are the longest option', () => {
    const bank = marked((text) => text.replace('.', ', as the settled rule requires here.'))
    expect(cueAccuracy(bank, 'form')).toBeGreaterThan(0.95)
  })

  it('finds keys by a word that only they use, though their form is the same', () => {
    const bank = marked((text) => text.replace('because', 'whereas'), 0.8)
    expect(cueAccuracy(bank, 'words')).toBeGreaterThan(0.75)
    expect(cueAccuracy(bank, 'both')).toBeGreaterThan(0.75)
  })

  it('finds distractors by absolute words', () => {
    const bank = FAIR.map((item) => ({
      ...item,
      choices: item.choices.map((choice, index) =>
        index === item.correct
          ? choice
          : { ...choice, text: choice.text.replace('because', 'because always') },
      ),
    }))
    expect(cueAccuracy(bank, 'both')).toBeGreaterThan(0.95)
  })

  it('never sees the stem, the id or the place of the key', () => {
    const renamed = FAIR.map((item) => ({
      ...item,
      stem: `${item.choices[item.correct]?.text} ${item.stem}`,
      choices: [...item.choices].reverse(),
      correct: item.choices.length - 1 - item.correct,
    }))
    expect(cueAccuracy(renamed, 'both')).toBeLessThan(0.33)
  })

  it('gives the same answer for the same items in any order', () => {
    expect(cueAccuracy([...FAIR].reverse(), 'both')).toBe(cueAccuracy(FAIR, 'both'))
  })
})
