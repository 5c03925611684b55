import { describe, expect, test } from 'vitest'
import { isCounted, type PlayedMatch, shareAfter } from '#rules/match/counted.ts'
import type { RoundAnswer } from '#rules/match/rounds.ts'
import type { Side } from '#rules/match/side.ts'

/** A side's answers, one a round: a shownIndex, or -1 for silence. */
const answers = (side: Side, places: readonly number[]): RoundAnswer[] =>
  places.map((shownIndex, at) => ({ side, round: at + 1, shownIndex }))

const match = (
  one: readonly number[],
  two: readonly number[],
  parts: Partial<PlayedMatch> = {},
): PlayedMatch => ({
  phase: 'reveal',
  round: Math.max(one.length, two.length),
  rounds: 10,
  answers: [...answers(1, one), ...answers(2, two)],
  ...parts,
})

describe('a match counts when it was played (design section 4)', () => {
  test.each<[string, boolean, PlayedMatch]>([
    ['both answered three rounds', true, match([0, 1, 2], [3, 3, 3])],
    ['both answered three, with silence between', true, match([0, -1, 2, 1], [3, 3, -1, 3])],
    ['one answered two', false, match([0, 1, 2], [3, 3])],
    ['one answered two and was silent in the third', false, match([0, 1, 2], [3, 3, -1])],
    ['the other answered two', false, match([0, 1], [3, 3, 3])],
    ['nobody answered', false, match([], [])],
    ['the third round never closed', false, match([0, 1, 2], [3, 3, 3], { phase: 'question' })],
    ['the fourth had opened', true, match([0, 1, 2], [3, 3, 3], { phase: 'question', round: 4 })],
    ['it was to have two rounds, and both answered them', true, match([0, 1], [3, 3], { rounds: 2 })],
    ['it was to have two, and one answered one', false, match([0, 1], [3], { rounds: 2 })],
  ])('%s: %s', (_, counts, played) => {
    expect(isCounted(played)).toBe(counts)
  })
})

test('matches of the same two people are worth less and less, and the fourth nothing', () => {
  expect([0, 1, 2, 3, 4, 40].map(shareAfter)).toEqual([1, 0.5, 0.25, 0, 0, 0])
})
