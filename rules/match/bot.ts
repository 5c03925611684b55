import type { BotLevel } from './result.ts'

/** Chance of a right answer at difficulty 1, and at 10; between them it falls evenly. */
const ACCURACY: Record<BotLevel, { easiest: number; hardest: number }> = {
  easy: { easiest: 0.62, hardest: 0.3 },
  medium: { easiest: 0.76, hardest: 0.44 },
  hard: { easiest: 0.88, hardest: 0.6 },
  expert: { easiest: 0.96, hardest: 0.76 },
}

/** How fast a level reads and thinks: median seconds at difficulty 1, more for harder questions. */
const MEDIAN_S: Record<BotLevel, number> = { easy: 24, medium: 20, hard: 16, expert: 13 }
const PER_LEVEL_S = 1.1
const SPREAD = 0.35
const FASTEST_MS = 4_000
/** How long after its opponent's answer it answers, where it has not yet. */
const SOONEST_PAUSE_MS = 2_000
const LATEST_PAUSE_MS = 6_000
/** The bot never runs into the deadline itself. */
const LAST_SHARE = 0.92

export const botAccuracy = (level: BotLevel, difficulty: number): number => {
  const { easiest, hardest } = ACCURACY[level]
  const share = (Math.min(10, Math.max(1, difficulty)) - 1) / 9
  return easiest + (hardest - easiest) * share
}

export interface BotPlan {
  /** place of the option it will choose */
  choice: number
  /** after the question opens */
  afterMs: number
  /** after its opponent has answered, where that is sooner */
  pauseMs: number
}

/**
 * Returns a bot's answer and its times, fixed when the match starts. Its own time is log-normal, as people's are; nobody waits
 * longer than 6 s for it. `rolls` are five numbers in [0,1): right or wrong, which wrong option, two for its own time, and
 * its pause.
 */
export function planBotAnswer(
  level: BotLevel,
  question: { difficulty: number; correctPlace: number; options: number },
  windowMs: number,
  rolls: readonly [number, number, number, number, number],
): BotPlan {
  const right = rolls[0] < botAccuracy(level, question.difficulty)
  const wrongs = Array.from({ length: question.options }, (_, i) => i).filter(
    (i) => i !== question.correctPlace,
  )
  const wrong = wrongs[Math.floor(rolls[1] * wrongs.length)] ?? question.correctPlace
  const normal = Math.sqrt(-2 * Math.log(1 - rolls[2])) * Math.cos(2 * Math.PI * rolls[3])
  const medianMs = (MEDIAN_S[level] + PER_LEVEL_S * (question.difficulty - 1)) * 1000
  const afterMs = Math.round(medianMs * Math.exp(SPREAD * normal))
  return {
    choice: right ? question.correctPlace : wrong,
    afterMs: Math.min(
      Math.max(afterMs, Math.min(FASTEST_MS, windowMs / 2)),
      Math.floor(windowMs * LAST_SHARE),
    ),
    pauseMs: Math.round(SOONEST_PAUSE_MS + rolls[4] * (LATEST_PAUSE_MS - SOONEST_PAUSE_MS)),
  }
}
