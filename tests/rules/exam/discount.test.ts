import { expect, test } from 'vitest'
import { discountOf, type Taken } from '#rules/exam/discount.ts'

test('a score tells of the exam only where the block was new, taken as the exam is, and neither half done nor half lost', () => {
  const taken: Taken = {
    ...{ length: 33, blank: 0, total: 33, seen: 0 },
    ...{ usedMs: 1, limitMs: 100, likeExam: true },
  }
  const of = (part: Partial<Taken>) => discountOf({ ...taken, ...part })
  expect(of({})).toBeNull()
  expect(of({ likeExam: false })).toBe('paused')
  expect([of({ seen: 3 }), of({ seen: 4 })]).toEqual([null, 'seen'])
  expect([of({ blank: 3 }), of({ blank: 4 })]).toEqual([null, 'blank'])
  expect([of({ total: 30 }), of({ total: 29 })]).toEqual([null, 'lost'])
  // Out of time, blank ones are part of how the player does.
  expect(of({ blank: 12, usedMs: 96 })).toBeNull()
})
