import { describe, expect, it } from 'vitest'
import { planBotAnswer } from '#rules/match/bot.ts'
import { BOT_LEVELS } from '#rules/match/result.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { seeded } from '../../support/random.ts'

const PLAYER_MS = 5_000
const LONGEST_MEDIAN_MS = 12_000
const ROUNDS = 2_000

describe('a round against a bot, for a player who answers in 5 s', () => {
  const { answerWindowMs } = MATCH_SETTINGS.bot

  it.each(BOT_LEVELS)('lasts under 12 s in the median against %s, at every difficulty', (level) => {
    const random = seeded(7)
    for (let difficulty = 1; difficulty <= 10; difficulty++) {
      const question = { difficulty, correctPlace: 1, options: 4 }
      const lengths = Array.from({ length: ROUNDS }, () => {
        const rolls = [random(), random(), random(), random(), random()] as const
        const { afterMs, pauseMs } = planBotAnswer(level, question, answerWindowMs, rolls)
        return Math.max(PLAYER_MS, Math.min(afterMs, PLAYER_MS + pauseMs))
      }).sort((one, other) => one - other)
      expect(lengths[ROUNDS / 2], `difficulty ${difficulty}`).toBeLessThan(LONGEST_MEDIAN_MS)
      expect(lengths.at(-1)).toBeLessThanOrEqual(answerWindowMs)
    }
  })
})
