import { beforeAll, describe, expect, test } from 'vitest'
import { areaWeights, libraryRule } from '#protocol/library.ts'
import { areaReader } from '#study/companion/areas.ts'
import { libraryOf } from '#study/companion/library.ts'
import { areasText } from '../../../question-bank/build/areas.ts'
import { libraryText } from '../../../question-bank/build/library.ts'
import { loadAsked } from '../../../question-bank/load/asked.ts'
import { BANK_FOLDER } from '../../../question-bank/load/bank.ts'
import { loadItems } from '../../../question-bank/load/items.ts'
import { loadLibrary } from '../../../question-bank/load/library.ts'
import { appliedRates } from './applied.ts'
import { heldOutKinds, heldOutTalkRates, type Kind } from './held-out.ts'
import { measure, share } from './measure.ts'

/** Learning from the whole bank takes seconds alone, and longer beside other work (ms). */
const LEARNS_WITHIN = 300_000
const NONE = { hits: 0, of: 0, missed: [] }

/** The bars of the companion, on what students type (asked.yaml), on what is held out, and the real library. */
describe('Atticus, measured', () => {
  let measures: Awaited<ReturnType<typeof measure>>
  let plainFacts: Kind | undefined
  let doctrine: Kind | undefined
  let talk: Awaited<ReturnType<typeof heldOutTalkRates>>
  let beside: ReturnType<typeof appliedRates>
  let weights: string
  beforeAll(async () => {
    const { items } = loadItems(BANK_FOLDER)
    const { rules } = loadLibrary(BANK_FOLDER)
    const text = libraryText(rules, items)
    const asked = loadAsked(BANK_FOLDER)
    const lessons = { rules, items, asked: asked.questions, beyond: asked.beyond }
    weights = areasText(lessons)
    const open = items.map(({ correct, choices, ...item }) => ({
      ...item,
      correctIndex: correct,
      choices: choices.map((choice) => choice.text),
      why: choices.map((choice) => choice.why),
    }))
    const reader = areaReader(areaWeights.parse(JSON.parse(weights)))
    const library = libraryOf(libraryRule.array().parse(JSON.parse(text)), reader)
    measures = await measure(library, open)
    const terms = new Map(rules.map((rule) => [rule.area, rule.terms]))
    ;[plainFacts, doctrine] = await heldOutKinds(library, (area) => terms.get(area) ?? [])
    talk = await heldOutTalkRates(library)
    beside = appliedRates(library)
  }, LEARNS_WITHIN)

  test('learns what finds a rule into less than 3 MB', () => {
    expect(Buffer.byteLength(weights)).toBeLessThan(3_000_000)
  })

  test('finds the rule for plain facts it never learned from: 75 % in the reply, 55 % told at once, at most 10 % refused', () => {
    expect(plainFacts?.top3.of).toBeGreaterThan(1_000)
    expect(share(plainFacts?.top3 ?? NONE)).toBeGreaterThanOrEqual(0.75)
    expect(share(plainFacts?.top1 ?? NONE)).toBeGreaterThanOrEqual(0.55)
    expect(share(plainFacts?.answered ?? NONE)).toBeGreaterThanOrEqual(0.9)
  })

  test('finds the rule for questions that name a doctrine, and it never learned from: 94 %', () => {
    expect(doctrine?.top3.of).toBeGreaterThan(80)
    expect(share(doctrine?.top3 ?? NONE)).toBeGreaterThanOrEqual(0.94)
    expect(share(doctrine?.answered ?? NONE)).toBeGreaterThanOrEqual(0.93)
  })

  test('follows up, and tells trouble, strain and other talk from questions of ours', () => {
    expect(share(talk.followUps), talk.followUps.missed.join('\n')).toBeGreaterThanOrEqual(0.75)
    expect(share(talk.realLife), talk.realLife.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(share(talk.stress), talk.stress.missed.join('\n')).toBeGreaterThanOrEqual(0.85)
    expect(share(talk.offTopic), talk.offTopic.missed.join('\n')).toBeGreaterThanOrEqual(0.9)
    expect(talk.strangersOffTopic.of).toBe(240)
    expect(share(talk.strangersOffTopic), talk.strangersOffTopic.missed.join('\n')).toBeGreaterThanOrEqual(
      0.85,
    )
  })

  test('tells strangers in trouble where to turn: 45 %; at most 15 % of plain questions, and 5 % of other talk', () => {
    expect(share(talk.strangersToldWhere), talk.strangersToldWhere.missed.join('\n')).toBeGreaterThanOrEqual(
      0.45,
    )
    expect(share(talk.studyAside)).toBeGreaterThanOrEqual(0.85)
    expect(share(talk.strangersAside), talk.strangersAside.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('compares two rules that are named, and finds one that is misspelt: 60 % and 90 %', () => {
    expect(share(talk.compare), talk.compare.missed.join('\n')).toBeGreaterThanOrEqual(0.6)
    expect(share(talk.misspelt), talk.misspelt.missed.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  test('puts facts beside the elements they go to: 85 % of them, and 70 % of what it puts rightly', () => {
    expect(beside.found.of).toBeGreaterThan(100)
    expect(share(beside.found), beside.found.missed.join('\n')).toBeGreaterThanOrEqual(0.85)
    expect(share(beside.rightly), beside.rightly.missed.join('\n')).toBeGreaterThanOrEqual(0.7)
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
