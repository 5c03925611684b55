import { expect, test } from 'vitest'
import { shareAfter } from '#rules/match/counted.ts'
import { matchPoints } from '#rules/match/points.ts'

/** A duel of ten rounds takes about five minutes: a minute at most a round, and people answer in a third of it. */
const DUELS_AN_HOUR = 12

test('two accounts that play each other all day earn less together than one honest hour', () => {
  // They know every answer: one wins 10 to 0, or both draw with all ten right.
  const shares = Array.from({ length: 24 * DUELS_AN_HOUR }, (_, earlier) => shareAfter(earlier))
  const won = shares.map(
    (share) => matchPoints('live', 'win', 10, share) + matchPoints('live', 'loss', 0, share),
  )
  const drawn = shares.map((share) => 2 * matchPoints('live', 'draw', 10, share))
  const colluding = Math.max(...[won, drawn].map((points) => points.reduce((sum, one) => sum + one, 0)))

  // An honest player meets others, wins every second duel, and has six of ten right.
  const honest = (DUELS_AN_HOUR / 2) * (matchPoints('live', 'win', 6) + matchPoints('live', 'loss', 6))
  expect(colluding).toBe(120)
  expect(colluding).toBeLessThan(honest)
})
