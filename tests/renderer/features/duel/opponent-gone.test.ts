import { expect, test } from 'vitest'
import { isOpponentGone, offerAt } from '../../../../renderer/features/duel/opponent-gone.ts'

const OFFERED = { from: 'opponent', endsAt: 60_000 } as const

test.each([
  ['was there to the end', { rematch: null, opponentHere: true }, false],
  ['had left before the end', { rematch: null, opponentHere: false }, true],
  ['came back and offers a rematch', { rematch: OFFERED, opponentHere: false }, false],
  ['has declined or left since', { rematch: { from: 'gone', why: 'left' }, opponentHere: true }, true],
] as const)('an opponent who %s', (_, duel, gone) => {
  expect(isOpponentGone(duel)).toBe(gone)
})

test('an offer ends at its time, though the server’s word was lost (found: “0 sec” for good)', () => {
  expect(offerAt(OFFERED, 59_999)).toBe(OFFERED)
  expect(offerAt(OFFERED, 60_000)).toEqual({ from: 'gone', why: 'time' })
  expect(offerAt(null, 60_000)).toBeNull()
})
