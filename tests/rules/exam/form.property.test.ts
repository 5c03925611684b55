import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#rules/days.ts'
import { EXAM_WEIGHTS } from '#rules/drawing/exam-weights.ts'
import { drawable, drawForm, type ExamCandidate, quotasOf, subtopicsByWeight } from '#rules/exam/form.ts'
import { LENGTHS } from '#rules/exam/lengths.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import { seeded } from '../../support/random.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const lengths = fc.constantFrom(...LENGTHS)
const numbers = fc.nat(40)
const seeds = fc.integer()

/** So many questions written by hand, and as many variants, of each subtopic that the exam's outline names. */
const stock = (each: number, variants = 0, seenAt: number | null = null): ExamCandidate[] =>
  SUBJECTS.flatMap((subject) =>
    Object.keys(EXAM_WEIGHTS[subject]).flatMap((subtopic) =>
      Array.from({ length: each + variants }, (_, i) => ({
        id: `${subject} ${subtopic} ${i}`,
        subject,
        subtopic,
        area: `${subtopic} area ${i % 3}`,
        family: i < each ? null : `${subtopic} family ${i % 2}`,
        reserved: false,
        seenAt,
      })),
    ),
  )

const countBy = (
  ids: readonly string[],
  all: readonly ExamCandidate[],
  key: (one: ExamCandidate) => string,
) => {
  const counts = new Map<string, number>()
  for (const one of all) if (ids.includes(one.id)) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1)
  return counts
}

const draw = (
  all: readonly ExamCandidate[],
  length: (typeof LENGTHS)[number],
  number: number,
  seed: number,
) => drawForm(all, { length, number, at: NOON }, seeded(seed)) ?? expect.fail('the stock is enough')

describe('the questions of a block', () => {
  test('subjects are as equal as the length allows, and over seven blocks exactly', () =>
    fc.assert(
      fc.property(lengths, numbers, (length, number) => {
        const quotas = Object.values(quotasOf(length, number))
        expect(quotas.reduce((sum, one) => sum + one, 0)).toBe(length)
        expect(Math.max(...quotas) - Math.min(...quotas)).toBeLessThanOrEqual(1)
        const over = SUBJECTS.map((subject: Subject) =>
          Array.from({ length: 7 }, (_, i) => quotasOf(length, number + i)[subject]).reduce(
            (a, b) => a + b,
            0,
          ),
        )
        expect(new Set(over).size).toBe(1)
      }),
    ))

  test('each subtopic has its weight’s share of its subject, rounded up or down', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...SUBJECTS),
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (subject, count, start) => {
          const drawn = subtopicsByWeight(subject, count, start)
          expect(drawn).toHaveLength(count)
          for (const [subtopic, weight] of Object.entries(EXAM_WEIGHTS[subject])) {
            const had = drawn.filter((one) => one === subtopic).length
            expect(Math.abs(had - weight * count)).toBeLessThan(1.02)
          }
        },
      ),
    ))

  test('no question comes twice, and where there is enough the weights hold and nothing shown is asked', () =>
    fc.assert(
      fc.property(lengths, numbers, seeds, (length, number, seed) => {
        const fresh = stock(5)
        const seen = stock(3, 0, NOON - DAY_MS).map((one) => ({ ...one, id: `seen ${one.id}` }))
        const all = [...seen, ...fresh]
        const { ids, seen: repeated } = draw(all, length, number, seed)
        expect(new Set(ids).size).toBe(length)
        expect(repeated).toBe(0)
        expect(ids.some((id) => id.startsWith('seen'))).toBe(false)
        const quotas = quotasOf(length, number)
        for (const [subject, count] of countBy(ids, all, (one) => one.subject))
          expect(count).toBe(quotas[subject as Subject])
        for (const subject of SUBJECTS) {
          const counts = countBy(
            ids,
            all.filter((one) => one.subject === subject),
            (one) => one.subtopic,
          )
          for (const [subtopic, weight] of Object.entries(EXAM_WEIGHTS[subject]))
            expect(Math.abs((counts.get(subtopic) ?? 0) - weight * quotas[subject])).toBeLessThan(1.02)
        }
      }),
      { numRuns: 40 },
    ))

  test('a question that was shown comes only where its subject has no other left, and then the forgotten ones first', () =>
    fc.assert(
      fc.property(lengths, numbers, seeds, fc.integer({ min: 0, max: 8 }), (length, number, seed, fresh) => {
        const old = stock(2, 0, NOON - 60 * DAY_MS)
        const all = [
          ...old,
          ...stock(2, 0, NOON - DAY_MS).map((one) => ({ ...one, id: `lately ${one.id}` })),
          ...SUBJECTS.flatMap((subject) =>
            stock(1)
              .filter((one) => one.subject === subject)
              .slice(0, fresh)
              .map((one) => ({ ...one, id: `fresh ${one.id}` })),
          ),
        ]
        const { ids, seen, repeated } = draw(all, length, number, seed)
        expect(repeated.size).toBe(0)
        expect(seen).toBe(drawable(all, number).find((one) => one.length === length)?.seen)
        const quotas = quotasOf(length, number)
        for (const subject of SUBJECTS) {
          const left = all.filter((one) => one.subject === subject && one.id.startsWith('fresh'))
          expect(ids.filter((id) => left.some((one) => one.id === id))).toHaveLength(
            Math.min(left.length, quotas[subject]),
          )
        }
      }),
      { numRuns: 40 },
    ))

  test('those kept for blocks come first of their subtopic, and one whose rest was all shown is all new', () =>
    fc.assert(
      fc.property(numbers, seeds, (number, seed) => {
        const kept = stock(1).map((one) => ({ ...one, id: `kept ${one.id}`, reserved: true }))
        const all = [...stock(3), ...kept]
        const { ids } = draw(all, 33, number, seed)
        const asked = all.filter(({ id }) => ids.includes(id))
        for (const { subject, subtopic, reserved } of asked)
          if (!reserved)
            expect(ids).toContain(
              kept.find((one) => one.subject === subject && one.subtopic === subtopic)?.id,
            )
        const shown = all.map((one) => (one.reserved ? one : { ...one, seenAt: NOON - 60 * DAY_MS }))
        const later = draw(shown, 33, number, seed)
        expect(later.seen).toBe(0)
        expect(later.ids.every((id) => id.startsWith('kept'))).toBe(true)
      }),
      { numRuns: 40 },
    ))

  test('variants are few, and no family comes twice, while there is more written by hand', () =>
    fc.assert(
      fc.property(lengths, numbers, seeds, (length, number, seed) => {
        const { ids } = draw(stock(4, 6), length, number, seed)
        const families = stock(4, 6).flatMap(({ id, family }) =>
          family !== null && ids.includes(id) ? [family] : [],
        )
        expect(new Set(families).size).toBe(families.length)
        expect(families.length).toBeLessThanOrEqual(Math.ceil(length * 0.15))
      }),
      { numRuns: 40 },
    ))

  test('a bank with too few has no block', () => {
    const few = stock(1).filter(({ subject }) => subject !== 'Torts')
    expect(drawForm(few, { length: 33, number: 0, at: NOON }, seeded(1))).toBeNull()
    expect(drawable(few, 0)).toEqual([])
    expect(drawable(stock(1), 0)).toEqual([{ length: 33, seen: 0 }])
  })
})
