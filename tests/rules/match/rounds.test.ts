import { expect, test } from 'vitest'
import { closedRounds, type RoundAnswer, scoreAfter } from '#rules/match/rounds.ts'
import { bySide, opposite, SIDES } from '#rules/match/side.ts'

const KEYS = [2, 0, 3]
const answers: RoundAnswer[] = [
  { round: 1, side: 1, shownIndex: 2 },
  { round: 1, side: 2, shownIndex: 0 },
  { round: 2, side: 2, shownIndex: 0 },
  { round: 2, side: 1, shownIndex: -1 },
  { round: 3, side: 1, shownIndex: 3 },
]

test('a right answer is a point, and a later round does not count yet', () => {
  expect([0, 1, 2, 3].map((round) => scoreAfter(round, answers, KEYS))).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ])
})

test('a round is scored from its reveal on', () => {
  expect(closedRounds({ phase: 'question', round: 4 })).toBe(3)
  expect(closedRounds({ phase: 'reveal', round: 4 })).toBe(4)
})

test('each side has its half of a pair, and the other side', () => {
  expect(SIDES.map((side) => [opposite(side), bySide(['first', 'second'], side)])).toEqual([
    [2, 'first'],
    [1, 'second'],
  ])
})
