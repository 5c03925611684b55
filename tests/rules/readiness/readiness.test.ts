import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { abilitiesOf } from '#rules/ability/ability.ts'
import { DAY_MS } from '#rules/days.ts'
import { type CountedBlock, type Evidence, readinessOf } from '#rules/readiness/readiness.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import { NOON } from '../memory/remembered.ts'
import { areasOf } from '../practice/plans.ts'

const block = (right: number, daysAgo = 1, expected = 20): CountedBlock => ({
  ...{ right, expected, total: 33, length: 33 },
  finishedAt: NOON - daysAgo * DAY_MS,
})
const answeredOf = (each: number) =>
  Object.fromEntries(SUBJECTS.map((subject) => [subject, each])) as Record<Subject, number>
const evidence = (blocks: CountedBlock[], parts: Partial<Evidence> = {}): Evidence => ({
  areas: SUBJECTS.flatMap((subject) => areasOf(subject, 'Topic', 4)),
  memories: new Map(),
  abilities: abilitiesOf([]),
  blocks,
  answered: answeredOf(30),
  now: NOON,
  ...parts,
})
const told = (one: Evidence) => {
  const readiness = readinessOf(one)
  return readiness.kind === 'told' ? readiness : expect.fail('it has enough to go by')
}

describe('readiness', () => {
  test('is silent with too little, and lists the records that are missing', () => {
    expect(readinessOf(evidence([], { answered: { ...answeredOf(20), Torts: 9 } }))).toEqual({
      ...{ kind: 'silent', blocks: 0, answers: 129 },
      missing: [
        { kind: 'block' },
        { kind: 'answers', more: 21 },
        { kind: 'subject', subject: 'Torts', more: 6 },
      ],
    })
    expect(readinessOf(evidence([block(20, 22)]))).toMatchObject({ missing: [{ kind: 'block' }], blocks: 1 })
    expect(readinessOf(evidence([block(20, 43)]))).toMatchObject({ blocks: 0 })
  })

  test('is within ten points to each side after one block, and narrower after each more', () => {
    const halves = [1, 2, 3].map((count) => {
      const { low, high } = told(evidence(Array.from({ length: count }, () => block(20))))
      return (high - low) / 2
    })
    expect(halves[0]).toBeLessThan(0.1)
    expect(halves[0]).toBeGreaterThan(0.09)
    expect(halves[1]).toBeLessThan(halves[0] ?? 0)
    expect(halves[2]).toBeLessThan(halves[1] ?? 0)
  })

  test('reckons a block that lost questions by those that are left', () => {
    const whole = told(evidence([block(20)]))
    const part = told(evidence([{ ...block(0), right: 200 / 11, expected: 20, total: 30 }]))
    expect((part.low + part.high) / 2).toBeCloseTo((whole.low + whole.high) / 2, 6)
  })

  test('rises with the blocks’ scores, stays within 0 and 1, and older blocks move it less', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 32 }), fc.integer({ min: 0, max: 20 }), (right, daysAgo) => {
        const [worse, better] = [told(evidence([block(right)])), told(evidence([block(right + 1)]))]
        expect(better.low + better.high).toBeGreaterThan(worse.low + worse.high)
        expect(worse.low).toBeGreaterThanOrEqual(0)
        expect(better.high).toBeLessThanOrEqual(1)
        const middle = (one: Evidence) => told(one).low + told(one).high
        const usual = middle(evidence([block(20)]))
        const moved = (days: number) => Math.abs(middle(evidence([block(right, days)])) - usual)
        if (right !== 20) expect(moved(daysAgo + 1)).toBeLessThanOrEqual(moved(0) + 1e-9)
      }),
    ))

  test('of simulated players the range holds the share they get in nearly four of five', () => {
    let held = 0
    const runs = 400
    for (let i = 0; i < runs; i++) {
      // Bias, block and exam are drawn evenly over their normal quantiles by two coprime steps.
      const bias = 0.1 * quantile(((i * 37) % runs) / runs + 0.5 / runs)
      const base = told(evidence([block(20)]))
      const truth = (base.low + base.high) / 2 + bias
      const noise = Math.sqrt((0.6 * 0.4) / 33) * quantile(((i * 149) % runs) / runs + 0.5 / runs)
      const right = Math.round(33 * Math.min(1, Math.max(0, 20 / 33 + bias + noise)))
      const { low, high } = told(evidence([block(right)]))
      if (low <= truth && truth <= high) held++
    }
    expect(held / runs).toBeGreaterThan(0.72)
    expect(held / runs).toBeLessThan(0.95)
  })
})

/** The quantile of the normal distribution, near enough (Tukey's lambda). */
function quantile(p: number): number {
  return (p ** 0.135 - (1 - p) ** 0.135) / 0.1975
}
