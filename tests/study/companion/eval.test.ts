import { beforeAll, describe, expect, test } from 'vitest'
import { libraryRule } from '#protocol/library.ts'
import { libraryOf } from '#study/companion/library.ts'
import { libraryText } from '../../../question-bank/build/library.ts'
import { BANK_FOLDER } from '../../../question-bank/load/bank.ts'
import { loadItems } from '../../../question-bank/load/items.ts'
import { loadLibrary } from '../../../question-bank/load/library.ts'
import { measure, share } from './measure.ts'

/** The bars of the companion, on what students type (asked.yaml) and the real library. */
describe('Atticus, measured', () => {
  let measures: Awaited<ReturnType<typeof measure>>
  beforeAll(async () => {
    const { items } = loadItems(BANK_FOLDER)
    const text = libraryText(loadLibrary(BANK_FOLDER).rules, items)
    const open = items.map(({ correct, choices, ...item }) => ({
      ...item,
      correctIndex: correct,
      choices: choices.map((choice) => choice.text),
      why: choices.map((choice) => choice.why),
    }))
    measures = await measure(libraryOf(libraryRule.array().parse(JSON.parse(text))), open)
  })

  test('finds the rule: among the first three for 92 %, told at once for 88 %', () => {
    const { top1, top3 } = measures
    expect(top3.of).toBeGreaterThan(150)
    expect(share(top3), top3.missed.join('\n')).toBeGreaterThanOrEqual(0.92)
    expect(share(top1), top1.missed.join('\n')).toBeGreaterThanOrEqual(0.88)
  })

  test('refuses what is not of the seven subjects: 95 %', () => {
    const { refusals } = measures
    expect(refusals.of).toBeGreaterThan(40)
    expect(share(refusals), refusals.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('knows what is wanted: 95 %', () => {
    expect(share(measures.intents), measures.intents.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('tells nothing of a question that is open, however it is asked', () => {
    expect(measures.live.missed).toEqual([])
    expect(measures.leaks.of).toBeGreaterThan(500)
    expect(measures.leaks.missed).toEqual([])
  })
})
