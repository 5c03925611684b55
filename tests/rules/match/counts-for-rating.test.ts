import { expect, test } from 'vitest'
import { countsForRating, type FinishedMatch } from '#rules/match/rating.ts'
import type { RoundAnswer } from '#rules/match/rounds.ts'

const answer = (side: 1 | 2, round: number, place: number): RoundAnswer => ({ side, round, place })
const both = [answer(1, 1, 0), answer(2, 1, 1), answer(1, 2, -1)]
const match = (parts: Partial<FinishedMatch> = {}): FinishedMatch => ({
  status: 'over',
  phase: 'question',
  round: 2,
  answers: both,
  ...parts,
})

test('a rated match counts once it is over and both answered in round 1', () => {
  expect(countsForRating(true, match())).toBe(true)
  expect(countsForRating(true, match({ round: 1, phase: 'reveal' }))).toBe(true)
})

test('a match between players who did not meet by chance does not count', () => {
  expect(countsForRating(false, match())).toBe(false)
})

test.each<[string, Partial<FinishedMatch>]>([
  ['is still played', { status: 'active' }],
  ['was abandoned', { status: 'abandoned' }],
  ['ended before round 1 closed', { round: 1 }],
  ['has no answers', { answers: [] }],
  ['one player never answered in', { answers: [answer(1, 1, 0), answer(1, 2, 0)] }],
  ['one player was silent through round 1 of', { answers: [answer(1, 1, 0), answer(2, 1, -1)] }],
  ['one player answered only from round 2 of', { answers: [answer(1, 1, 0), answer(2, 2, 0)] }],
])('no rating changes by a match that %s', (_, parts) => {
  expect(countsForRating(true, match(parts))).toBe(false)
})
