import { describe, expect, it } from 'vitest'
import { botAccuracy, planBotAnswer } from '#rules/match/bot.ts'
import { BOT_LEVELS, BOT_NAMES } from '#rules/match/result.ts'

const question = { difficulty: 1, correctPlace: 1, options: 4 }
/** Rolls of the time that come to the level's median. */
const MEDIAN = [0, 0] as const
const choiceOf = (right: number, which: number) =>
  planBotAnswer('easy', question, 60_000, [right, which, ...MEDIAN, 0]).choice

describe('a bot’s levels (design section 4, Live duels)', () => {
  it('have the names the screens show', () => {
    expect(BOT_LEVELS.map((level) => BOT_NAMES[level])).toEqual([
      'Novice',
      'Intermediate',
      'Advanced',
      'Expert',
    ])
  })

  it('are right as often as written at either end, and beyond it', () => {
    const ends = BOT_LEVELS.map((level) => [0, 1, 10, 11].map((difficulty) => botAccuracy(level, difficulty)))
    expect(ends.map((one) => one.map((chance) => Number(chance.toFixed(6))))).toEqual([
      [0.62, 0.62, 0.3, 0.3],
      [0.76, 0.76, 0.44, 0.44],
      [0.88, 0.88, 0.6, 0.6],
      [0.96, 0.96, 0.76, 0.76],
    ])
  })
})

describe('the answer of a bot', () => {
  it('is right below its chance, and wrong from it on', () => {
    expect(choiceOf(0.619, 0)).toBe(1)
    expect(choiceOf(0.62, 0)).not.toBe(1)
  })

  it('is each of the wrong options in a third of the rolls', () => {
    expect([0, 0.33, 0.34, 0.66, 0.67, 0.99].map((which) => choiceOf(0.9, which))).toEqual([0, 0, 2, 2, 3, 3])
  })
})

describe('when a bot answers', () => {
  const timeOf = (level: (typeof BOT_LEVELS)[number], difficulty: number, rolls: readonly [number, number]) =>
    planBotAnswer(level, { ...question, difficulty }, 90_000, [0, 0, ...rolls, 0]).afterMs

  it('has its median by the level, 1.1 s more for each step of difficulty', () => {
    expect(BOT_LEVELS.map((level) => timeOf(level, 1, MEDIAN))).toEqual([24_000, 20_000, 16_000, 13_000])
    expect(timeOf('expert', 10, MEDIAN)).toBe(22_900)
  })

  it('is spread as people’s times are: log-normal, 0.35 of a standard deviation', () => {
    // The two rolls of a normal number of 1, and of -1: its size squared is -2 · ln(1 - roll).
    const size = 1 - Math.exp(-0.5)
    expect(timeOf('expert', 1, [size, 0])).toBe(Math.round(13_000 * Math.exp(0.35)))
    expect(timeOf('expert', 1, [size, 0.5])).toBe(Math.round(13_000 * Math.exp(-0.35)))
    expect(timeOf('expert', 1, [size, 0.25])).toBe(13_000)
  })

  it('is not in the first 4 s, or the first half of a shorter window, nor in the last 8 %', () => {
    const at = (windowMs: number, roll: number) =>
      planBotAnswer('expert', question, windowMs, [0, 0, 1 - 1e-15, roll, 0]).afterMs
    expect(at(90_000, 0.5)).toBe(4_000)
    expect(at(6_000, 0.5)).toBe(3_000)
    expect(at(90_000, 0)).toBe(82_800)
  })
})

describe('how long a bot lets its opponent wait', () => {
  it('is 2 to 6 s, evenly spread', () => {
    const pauseOf = (roll: number) => planBotAnswer('easy', question, 60_000, [0, 0, ...MEDIAN, roll]).pauseMs
    expect([0, 0.25, 0.5, 1].map(pauseOf)).toEqual([2_000, 3_000, 4_000, 6_000])
  })
})
