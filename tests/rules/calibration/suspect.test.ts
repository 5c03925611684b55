import { expect, test } from 'vitest'
import { hardness } from '#rules/ability/ability.ts'
import { suspicionsOf } from '#rules/calibration/suspect.ts'

const rating = (off: number, players: number, right: number) => ({
  hardness: hardness(5) + off,
  error: 0.2,
  players,
  right,
})

test.each([
  ['near its level', rating(1.5, 84, 50), []],
  ['far above it', rating(1.51, 84, 50), ['far']],
  ['far below it', rating(-1.6, 84, 80), ['far']],
  ['correct for three of ten', rating(0, 50, 15), []],
  ['correct for fewer', rating(0, 50, 14), ['key']],
  ['correct for few, of too few players', rating(0, 49, 2), []],
  ['both', rating(1.9, 60, 6), ['far', 'key']],
] as const)('a question %s', (_what, given, why) => {
  expect(suspicionsOf(given, 5)).toEqual(why)
})
