import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import { multiplierOf } from '#rules/difficulty.ts'
import { answerRun, newRun, nextRunAt, type RunAnswer, replayRun, type SoloRun } from '#rules/solo/run.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const start = newRun('run', 'player', 'Torts', NOW)

const play = (answers: readonly boolean[]): SoloRun =>
  answers.reduce((run, correct, i) => answerRun(run, correct, NOW + i).run, start)

const right = (count: number): boolean[] => Array.from({ length: count }, () => true)

test('a run starts at level 1 with 3 lives, no score, in its first round (spec section 9, Solo)', () => {
  expect(start).toEqual({
    id: 'run',
    userId: 'player',
    subject: 'Torts',
    round: 1,
    score: 0,
    lives: 3,
    difficulty: 1,
    correct: 0,
    startedAt: NOW,
    endedAt: null,
  })
})

describe('a right answer (design section 4, Solo)', () => {
  test.each([
    [0, 1],
    [2, 1],
    [3, 2],
    [5, 2],
    [6, 3],
    [26, 9],
    [27, 10],
    [30, 10],
    [90, 10],
  ])('after %i right the level is %i', (count, difficulty) => {
    expect(play(right(count)).difficulty).toBe(difficulty)
  })

  test('earns 10 × the multiplier of the level it was asked at', () => {
    const points = Array.from({ length: 30 }, (_, i) => answerRun(play(right(i)), true, NOW).pointsEarned)
    const levels = Array.from({ length: 30 }, (_, i) => Math.min(10, 1 + Math.floor(i / 3)))
    expect(points).toEqual(levels.map((level) => 10 * multiplierOf(level)))
    expect(points.slice(0, 9)).toEqual([10, 10, 10, 12, 12, 12, 15, 15, 15])
    expect(points.at(-1)).toBe(100)
  })

  test('costs no life and opens the next round', () => {
    const { run, livesLost } = answerRun(start, true, NOW)
    expect(run).toMatchObject({ lives: 3, round: 2, correct: 1, endedAt: null })
    expect(livesLost).toBe(0)
  })
})

describe('a wrong answer', () => {
  test('costs one life, earns nothing and leaves the level', () => {
    const before = play(right(7))
    const { run, pointsEarned, livesLost } = answerRun(before, false, NOW)
    expect(run).toMatchObject({ lives: 2, score: before.score, difficulty: before.difficulty, correct: 7 })
    expect({ pointsEarned, livesLost }).toEqual({ pointsEarned: 0, livesLost: 1 })
  })

  test('the third ends the run at that moment, in the round it was asked', () => {
    const two = play([false, true, false])
    expect(two).toMatchObject({ lives: 1, round: 4, endedAt: null })
    expect(answerRun(two, false, NOW + 99).run).toMatchObject({ lives: 0, round: 4, endedAt: NOW + 99 })
  })
})

test('a run is the fold of its answers, however they fall', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 80 }), (all) => {
      const thirdWrong = all.map((correct, i) => (correct ? -1 : i)).filter((i) => i >= 0)[2]
      const answers = thirdWrong === undefined ? all : all.slice(0, thirdWrong + 1)
      const events: RunAnswer[] = answers.map((correct, i) => ({ correct, at: NOW + i }))
      const run = replayRun({ ...start, score: 999, lives: 1 }, events)
      expect(run).toEqual(play(answers))
      const wrong = answers.filter((correct) => !correct).length
      expect(run.lives).toBe(3 - wrong)
      expect(run.correct).toBe(answers.length - wrong)
      expect(run.endedAt === null).toBe(wrong < 3)
      expect(run.difficulty).toBe(Math.min(10, 1 + Math.floor(run.correct / 3)))
    }),
  )
})

describe('the wait after the last life: 24 hours (spec section 9)', () => {
  test('there is none before the first run, not even by a clock that starts again at 1970', () => {
    expect(nextRunAt(null, NOW)).toBeNull()
    expect(nextRunAt(null, 0)).toBeNull()
  })

  test('ends exactly 24 hours after the run did', () => {
    expect(nextRunAt(NOW, NOW)).toBe(NOW + 24 * HOUR)
    expect(nextRunAt(NOW, NOW + 24 * HOUR - 1)).toBe(NOW + 24 * HOUR)
    expect(nextRunAt(NOW, NOW + 24 * HOUR)).toBeNull()
  })

  test('an end ahead of this clock, as another node’s may be, waits 24 hours like any other', () => {
    expect(nextRunAt(NOW + 50, NOW)).toBe(NOW + 24 * HOUR)
    expect(nextRunAt(NOW + 24 * HOUR, NOW)).toBe(NOW + 24 * HOUR)
  })

  test('a run that ended by a clock that was more than a day wrong keeps nobody waiting', () => {
    expect(nextRunAt(NOW + 24 * HOUR + 1, NOW)).toBeNull()
    expect(nextRunAt(NOW + 365 * 24 * HOUR, NOW)).toBeNull()
  })
})
