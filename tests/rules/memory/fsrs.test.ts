import fc from 'fast-check'
import { FSRS, generatorParameters, type Grade as TheirGrade } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import { daysUntil, GRADES, type Grade, recall, reviewed, type Strength } from '#rules/memory/fsrs.ts'

const oracle = new FSRS(generatorParameters({ enable_fuzz: false, enable_short_term: true }))

const review = fc.record({
  days: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400 })),
  grade: fc.constantFrom<Grade>('again', 'hard', 'good'),
})

describe('FSRS-6', () => {
  it('agrees with ts-fsrs to the last bit over ten thousand histories', () => {
    fc.assert(
      fc.property(fc.array(review, { minLength: 1, maxLength: 12 }), (history) => {
        let ours: Strength | null = null
        let theirs: Strength | null = null
        for (const { days, grade } of history) {
          ours = reviewed(ours, days, grade)
          theirs = oracle.next_state(theirs, days, GRADES[grade] as TheirGrade)
          expect(ours).toEqual({ stability: theirs.stability, difficulty: theirs.difficulty })
          expect(recall(days, ours.stability)).toBe(oracle.forgetting_curve(days, ours.stability))
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('gives the published values', () => {
    const after = (grades: Grade[], days: number[]) =>
      grades.reduce<Strength | null>((before, grade, i) => reviewed(before, days[i] ?? 0, grade), null)
    const six = after(['again', 'good', 'good', 'good', 'good', 'good'], [0, 0, 1, 3, 8, 21])
    expect(six?.stability).toBeCloseTo(53.6269, 4)
    expect(six?.difficulty).toBeCloseTo(6.3575, 4)
    const lapse = reviewed({ stability: 11, difficulty: 2.1 }, 11, 'again')
    expect(lapse.stability).toBeCloseTo(1.5408, 4)
    expect(lapse.difficulty).toBeCloseTo(7.3886, 4)
  })

  it('grows the interval with each review in time', () => {
    const found: number[] = []
    let strength: Strength | null = null
    for (let at = 0; at < 5; at++) {
      strength = reviewed(strength, strength ? Math.round(strength.stability) : 0, 'good')
      found.push(strength.stability)
    }
    const published = [2.3065, 10.9643, 46.2802, 162.8622, 497.4472]
    for (const [i, value] of published.entries()) expect(found[i]).toBeCloseTo(value, 4)
  })

  it('holds a recall of 0.9 for as many days as the stability says, and less with each day', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1_000, noNaN: true }), (stability) => {
        expect(recall(stability, stability)).toBeCloseTo(0.9, 6)
        expect(daysUntil(0.9, stability)).toBeCloseTo(stability, 4)
        expect(daysUntil(0.95, stability)).toBeLessThan(stability / 2)
        expect(recall(stability + 1, stability)).toBeLessThan(recall(stability, stability))
      }),
    )
  })

  it('never strengthens a rule by a miss', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1_000, noNaN: true }),
        fc.double({ min: 1, max: 10, noNaN: true }),
        fc.integer({ min: 0, max: 400 }),
        (stability, difficulty, days) => {
          const after = reviewed({ stability, difficulty }, days, 'again')
          expect(after.stability).toBeLessThanOrEqual(stability + 1e-8)
          expect(after.difficulty).toBeGreaterThanOrEqual(difficulty - 0.02)
        },
      ),
    )
  })
})
