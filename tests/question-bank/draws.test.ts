import { describe, expect, it } from 'vitest'
import type { Item } from '../../question-bank/load/item.ts'
import { drawDays, drawDuels, oneSubject } from '../../question-bank/report/draws.ts'
import { drawPractice } from '../../question-bank/report/practice-draws.ts'
import { seeded } from '../../question-bank/text/seeded.ts'
import { EXAM_WEIGHTS } from '../../rules/drawing/exam-weights.ts'
import { SUBJECTS } from '../../rules/subjects.ts'
import { SOUND } from './sound-item.ts'

const made = (id: string, parts: Partial<Item>): Item => ({ ...SOUND, id, difficulty: 4, ...parts })

/** Of each subject so many hand-written ranked items, dealt over its subtopics by their weights. */
const byHand = (count: number): Item[] =>
  SUBJECTS.flatMap((subject) =>
    Object.entries(EXAM_WEIGHTS[subject]).flatMap(([subtopic, weight]) =>
      Array.from({ length: Math.ceil(weight * count) }, (_, i) =>
        made(`${subject} ${subtopic} ${i}`, { subject, subtopic, pool: 'ranked' }),
      ),
    ),
  )

const variants = (families: number): Item[] =>
  SUBJECTS.flatMap((subject) =>
    Array.from({ length: families * 100 }, (_, i) =>
      made(`${subject} variant ${i}`, {
        subject,
        subtopic: Object.keys(EXAM_WEIGHTS[subject])[0] ?? '',
        pool: 'ranked',
        family: `${subject} ${i % families}`,
        path: `${subject} ${i % families}:${i}`,
      }),
    ),
  )

const duels = (items: readonly Item[], players = 14) =>
  drawDuels('one', items, { players, duels: 7, random: seeded('test'), subjectsOf: oneSubject })

describe('the draws of a bank', () => {
  it('are near the exam, and of no family, where enough is written by hand', () => {
    const { questions, familyTwice, handWritten, widestGap } = duels(byHand(300), 140)
    expect([questions, familyTwice, handWritten]).toEqual([140 * 70, 0, 1])
    expect(widestGap).toBeLessThan(3)
  })

  it('hold a family twice in every duel where one family is all there is', () => {
    const { familyTwice, handWritten, widestGap } = duels(variants(1))
    expect([familyTwice, handWritten]).toEqual([1, 0])
    expect(widestGap).toBeGreaterThan(50)
  })

  it('ask again where the bank runs out, and are none of an empty one', () => {
    const few = byHand(12)
    expect(duels(few, 7)).toMatchObject({ questions: 7 * 70, again: 7 * 70 - few.length })
    expect(duels(byHand(300)).again).toBe(0)
    expect(duels([])).toMatchObject({ questions: 0, widestGap: null })
  })

  it('tell how many days had a case over the words', () => {
    const short = Array.from({ length: 30 }, (_, i) => made(`short ${i}`, { pool: 'daily', difficulty: 8 }))
    const long = Array.from({ length: 30 }, (_, i) =>
      made(`long ${i}`, { pool: 'daily', difficulty: 8, stem: 'word '.repeat(200) }),
    )
    const days = drawDays([...short, ...long], { days: 40, starts: 2, random: seeded('days') })
    expect(days).toMatchObject({ questions: 80, tooLong: 0.25, familyTwice: null })
  })

  it('ask again in practice only where too little is left', async () => {
    const items = byHand(300).map((item) => ({ ...item, pool: 'practice' as const }))
    const alone = {
      ...{ mode: 'practice', players: 1, days: 3, random: seeded('practice') },
      subjectOf: () => null,
    }
    const practiced = (perDay: number) => drawPractice(items, { ...alone, perDay })
    expect(await practiced(20)).toMatchObject({ questions: 60, again: 0, handWritten: 1 })
    const few = items.filter((_, i) => i % 60 === 0)
    const drawn = await drawPractice(few, { ...alone, perDay: 20 })
    expect(drawn.again).toBeGreaterThan(60 - few.length - 1)
  })
})
