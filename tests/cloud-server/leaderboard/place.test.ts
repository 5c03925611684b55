import { expect, test } from 'vitest'
import { readPlace, writePlace } from '../../../cloud-server/leaderboard/store/place.ts'

const id = '018f4c1e-7a00-7000-8000-00000000000a'

test('a place is read as it was written', () => {
  const place = { rank: 21, points: 4_730, reachedAt: 1_795_000_000_123, id }
  expect(readPlace(writePlace(place))).toEqual(place)
})

test.each([
  '',
  'x',
  `0_1_1_${id}`,
  `1_-1_1_${id}`,
  `1_1_1_${id}; drop`,
  `1_9999999999_1_${id}`,
  `1_1_9999999999999999_${id}`,
  '1_1_1_not-an-id',
])('%j is no place', (text) => {
  expect(readPlace(text)).toBeNull()
})
