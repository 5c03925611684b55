import { expect, test } from 'vitest'
import { countsForRating, type FinishedMatch } from '#rules/match/rating.ts'
import type { RoundAnswer } from '#rules/match/rounds.ts'

const answer = (side: 1 | 2, round: number, shownIndex: number): RoundAnswer => ({ side, round, shownIndex })
const match = (parts: Partial<FinishedMatch> = {}): FinishedMatch => ({
  status: 'over',
  ended: 'played',
  answers: [answer(1, 1, 0), answer(2, 1, 1), answer(1, 2, -1)],
  ...parts,
})

test.each<[string, Partial<FinishedMatch>]>([
  ['was played', {}],
  ['one player was silent through', { answers: [answer(1, 1, 0), answer(2, 1, -1)] }],
  ['one player resigned before anybody answered', { ended: 'resigned', answers: [] }],
  ['one player resigned while the other was silent', { ended: 'resigned', answers: [answer(1, 1, -1)] }],
])('a match by chance that %s changes ratings', (_, parts) => {
  expect(countsForRating(true, match(parts))).toBe(true)
  expect(countsForRating(false, match(parts))).toBe(false)
})

test.each<[string, Partial<FinishedMatch>]>([
  ['is still played', { status: 'active', ended: null }],
  ['was abandoned', { status: 'abandoned', ended: 'abandoned' }],
  ['nobody answered in', { answers: [answer(1, 1, -1), answer(2, 1, -1)] }],
  ['has no answers', { answers: [] }],
])('no rating changes by a match that %s', (_, parts) => {
  expect(countsForRating(true, match(parts))).toBe(false)
})
