import { describe, expect, it } from 'vitest'
import { placesGained } from '../../../../renderer/features/duel/places-gained.ts'

const rows = [90, 70, 50, 40, 28, 28, 0].map((points, place) => ({
  id: `p${place}`,
  points,
  rank: place + 1,
}))

describe('the places that points gained', () => {
  it('counts those who stood ahead before', () => {
    expect(placesGained(rows, 'p2', 22)).toBe(3)
    expect(placesGained(rows, 'p2', 10)).toBe(1)
    expect(placesGained(rows, 'p0', 5)).toBe(0)
  })

  it('passes nobody without points, and none who has none', () => {
    expect(placesGained(rows, 'p2', 0)).toBe(0)
    expect(placesGained(rows, 'p2', -4)).toBe(0)
    expect(placesGained(rows, 'p2', 50)).toBe(3)
  })

  it('is zero for a player who is in no group', () => {
    expect(placesGained(rows, 'stranger', 30)).toBe(0)
  })
})
