import { expect, test } from 'vitest'
import { placeByArrow } from '../../../../renderer/features/exam/grid-arrows.ts'

test('arrows lead to the neighbor in the row and in the column, and other keys nowhere', () => {
  expect(placeByArrow('ArrowRight', 12, 6)).toBe(13)
  expect(placeByArrow('ArrowLeft', 12, 6)).toBe(11)
  expect(placeByArrow('ArrowUp', 12, 6)).toBe(6)
  expect(placeByArrow('ArrowDown', 12, 6)).toBe(18)
  expect(placeByArrow('ArrowUp', 3, 6)).toBeLessThan(0)
  expect(placeByArrow('Tab', 12, 6)).toBe(-1)
  expect(placeByArrow('ArrowRight', -1, 6)).toBe(-1)
})
