import { expect, it } from 'vitest'
import { metalOf, titlesReached } from '../../../renderer/components/LevelFrame.tsx'

it.each([
  [1, 1, 'text-bronze'],
  [4, 1, 'text-bronze'],
  [5, 2, 'text-bronze'],
  [15, 4, 'text-silver'],
  [40, 7, 'text-gold'],
  [100, 10, 'text-gold'],
])('level %i has reached %i titles, in %s', (level, titles, metal) => {
  expect(titlesReached(level)).toBe(titles)
  expect(metalOf(level)).toBe(metal)
})
