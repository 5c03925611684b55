import { expect, test } from 'vitest'
import { FIRST_DUEL_ROUNDS, MATCH_SETTINGS } from '#rules/match/settings.ts'
import { firstDuelText, guidance, isFirstDuel } from '../../../../renderer/features/duel/guidance.ts'

const first = { kind: 'bot', rounds: FIRST_DUEL_ROUNDS, hintsPerDuel: 3 } as const

test('a first duel is told by its length and its bot', () => {
  expect(isFirstDuel(first)).toBe(true)
  expect(isFirstDuel({ ...first, kind: 'live' })).toBe(false)
  expect(isFirstDuel({ ...first, rounds: MATCH_SETTINGS.bot.rounds })).toBe(false)
})

test('its announcement names the bot that plays, and no other duel has one', () => {
  const opponent = { botLevel: 'easy' } as const
  expect(firstDuelText({ ...first, opponent })).toBe(
    'Your first duel: 5 questions against the Novice bot, a minute for each.',
  )
  expect(firstDuelText({ ...first, rounds: MATCH_SETTINGS.bot.rounds, opponent })).toBeNull()
})

test('it explains itself round by round, and leaves the last one alone', () => {
  const said = guidance(first)
  expect(said).toHaveLength(FIRST_DUEL_ROUNDS - 1)
  expect(said[0]).toContain('Most correct answers wins')
  expect(said[2]).toContain('You have 3 a duel')
})

test('any other says once what HP means', () => {
  expect(guidance({ ...first, rounds: 10 })).toEqual(['Rounds decide the duel. HP only shows the hits.'])
})
