import { expect, test } from 'vitest'
import { INVITATION_MS } from '#rules/match/outcome.ts'
import { FACE_OFF_MS, MATCH_SETTINGS, QUIET_AFTER_DECLINE_MS } from '#rules/match/settings.ts'

test('a live duel and one against a bot: ten rounds of a minute, 4.5 s between them (spec section 9)', () => {
  const live = {
    rounds: 10,
    winAt: null,
    answerWindowMs: 60_000,
    revealMs: 4_500,
    silence: 'timeout',
    silentLimit: 3,
  }
  expect(MATCH_SETTINGS.live).toEqual(live)
  expect(MATCH_SETTINGS.bot).toEqual(live)
})

test('a friend game: first to four of seven, a day for each answer, and silence loses', () => {
  expect(MATCH_SETTINGS.friend).toEqual({
    rounds: 7,
    winAt: 4,
    answerWindowMs: 86_400_000,
    revealMs: 0,
    silence: 'forfeit',
    silentLimit: null,
  })
})

test('an invitation waits 72 hours, and a declined challenger is quiet for ten minutes (design section 4)', () => {
  expect(INVITATION_MS).toBe(259_200_000)
  expect(QUIET_AFTER_DECLINE_MS).toBe(600_000)
})

test('a duel begins with a face-off of three seconds', () => {
  expect(FACE_OFF_MS).toBe(3_000)
})
