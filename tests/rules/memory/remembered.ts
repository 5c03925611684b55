import fc from 'fast-check'
import { DAY_MS } from '#rules/days.ts'
import { FIRST } from '#rules/memory/fsrs.ts'
import { CONFIDENCES, type Memory, type Recalled } from '#rules/memory/memory.ts'

export const NOON = Date.UTC(2026, 10, 20, 12)

/** A rule answered right once, at noon. */
export const memoryOf = (parts: Partial<Memory> = {}): Memory => ({
  ...FIRST.good,
  ...{ reviewedAt: NOON, reps: 1, lapses: 0, path: 'tt-0001', correct: true, correctAt: NOON },
  ...parts,
})

/** A right answer without the hint, at noon. */
export const recalled = (parts: Partial<Recalled> = {}): Recalled => ({
  ...{ correct: true, timedOut: false, hintUsed: false, path: 'tt-0001', at: NOON },
  ...parts,
})

/** Any answers to questions of one area, within a year and in any order. */
export const anyRecalled: fc.Arbitrary<Recalled> = fc
  .record({
    outcome: fc.constantFrom('right', 'right', 'wrong', 'timeout'),
    hintUsed: fc.boolean(),
    path: fc.constantFrom('a', 'b', 'c'),
    confidence: fc.constantFrom(undefined, ...CONFIDENCES),
    at: fc.integer({ min: NOON - 365 * DAY_MS, max: NOON }),
  })
  .map(({ outcome, confidence, ...rest }) =>
    recalled({
      ...rest,
      ...(confidence ? { confidence } : {}),
      ...{ correct: outcome === 'right', timedOut: outcome === 'timeout' },
    }),
  )

/** Any memory at all, reviewed within a year before noon. */
export const anyMemory: fc.Arbitrary<Memory> = fc
  .record({
    stability: fc.double({ min: 0.001, max: 36_500, noNaN: true }),
    difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
    reviewedAt: fc.integer({ min: NOON - 365 * DAY_MS, max: NOON }),
    reps: fc.integer({ min: 1, max: 200 }),
    correct: fc.boolean(),
  })
  .map((parts) => memoryOf({ ...parts, correctAt: parts.correct ? parts.reviewedAt : null }))
