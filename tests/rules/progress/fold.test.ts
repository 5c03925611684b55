import { describe, expect, test } from 'vitest'
import { DAY_MS as DAY } from '#rules/days.ts'
import { type AttemptState, foldAttempt } from '#rules/progress/fold.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { facts, NOON, newAttemptState } from './facts.ts'

function fold(start: AttemptState, ...answers: Parameters<typeof facts>[0][]) {
  return answers.reduce(
    ({ after, effects }, parts) => {
      const step = foldAttempt(after, facts(parts))
      return { after: step.after, effects: [...effects, step.effect] }
    },
    { after: start, effects: [] as ReturnType<typeof foldAttempt>['effect'][] },
  )
}

const times = (count: number, parts: Parameters<typeof facts>[0] = {}) =>
  Array.from({ length: count }, () => parts)

describe('one right answer', () => {
  const { after, effect } = foldAttempt(newAttemptState(), facts())

  test('earns 12 XP and half a point of mastery', () => {
    expect(effect).toEqual({ xpGained: 12, streakBonus: 0, masteryDelta: 0.5 })
    expect(after.progress).toMatchObject({ level: 1, xp: 12, totalXp: 12, levelTitle: 'Novice Scribe' })
  })

  test('counts for the player, the subject, the subtopic and the area', () => {
    expect(after.progress).toMatchObject({
      totalQuestionsAnswered: 1,
      totalCorrectAnswers: 1,
      currentOverallStreak: 1,
      totalHoursPlayed: 10 / 3600,
      recentAttempts: [{ correct: true, subject: 'Torts', timestamp: new Date(NOON).toISOString() }],
    })
    expect(after.subject).toMatchObject({
      questionsAnswered: 1,
      correctAnswers: 1,
      currentStreak: 1,
      isProvisional: true,
      masteryPoints: 1,
      correctByDifficulty: { 1: 1 },
      attemptsByDifficulty: { 1: 1 },
      averageTimePerQuestion: 10,
    })
    for (const topic of [after.subtopic, after.area])
      expect(topic).toMatchObject({ mastery: 0.5, attempts: 1, correct: 1, lastPracticedAt: NOON })
  })
})

test('a wrong answer earns 3, breaks both streaks, and mastery does not fall under 0', () => {
  const { after, effects } = fold(newAttemptState(), ...times(2), { correct: false })
  expect(effects.at(-1)).toEqual({ xpGained: 3, streakBonus: 0, masteryDelta: -0.25 })
  expect(after.progress.currentOverallStreak).toBe(0)
  expect(after.subject.currentStreak).toBe(0)
  const first = foldAttempt(newAttemptState(), facts({ correct: false }))
  expect(first.effect.masteryDelta).toBe(0)
  expect(first.after.area.mastery).toBe(0)
})

test('a timeout earns nothing and counts as answered', () => {
  const { after, effect } = foldAttempt(newAttemptState(), facts({ correct: false, timedOut: true }))
  expect(effect.xpGained).toBe(0)
  expect(after.progress).toMatchObject({ totalQuestionsAnswered: 1, totalCorrectAnswers: 0 })
})

test('the streak bonus is paid outside xpGained and counts for the total', () => {
  const { after, effects } = fold(newAttemptState(), ...times(6))
  expect(effects.map((effect) => effect.streakBonus)).toEqual([0, 0, 2, 4, 6, 6])
  expect(effects.every((effect) => effect.xpGained === 12)).toBe(true)
  expect(after.progress.totalXp).toBe(6 * 12 + 18)
})

test('XP carries over levels, and the title follows', () => {
  const start = newAttemptState()
  const near = { ...start, progress: { ...start.progress, level: 4, totalXp: 1440, xp: 644 } }
  expect(foldAttempt(near, facts()).after.progress).toMatchObject({
    level: 5,
    totalXp: 1452,
    xp: 6,
    levelTitle: 'Law Clerk',
  })
})

describe('time (design section 4, Stats: an answer counts 180 s at most)', () => {
  test('is capped in hours played and in the average', () => {
    const { after } = fold(newAttemptState(), { timeSpent: 60_000 }, { timeSpent: 30 * DAY })
    expect(after.progress.totalHoursPlayed).toBeCloseTo((60 + 180) / 3600, 12)
    expect(after.subject.hoursPlayed).toBeCloseTo((60 + 180) / 3600, 12)
    expect(after.subject.averageTimePerQuestion).toBeCloseTo(120, 12)
  })

  test('a clock that went back counts nothing', () => {
    expect(foldAttempt(newAttemptState(), facts({ timeSpent: -5 })).after.progress.totalHoursPlayed).toBe(0)
  })
})

test('recent attempts keep the last 50, newest first', () => {
  const answers = Array.from({ length: 60 }, (_, i) => ({ at: NOON + i, correct: i % 2 === 0 }))
  const { after } = fold(newAttemptState(), ...answers)
  for (const { recentAttempts } of [after.progress, after.subject]) {
    expect(recentAttempts).toHaveLength(50)
    expect(recentAttempts[0]).toEqual({
      correct: false,
      subject: 'Torts',
      timestamp: new Date(NOON + 59).toISOString(),
    })
    expect(recentAttempts.at(-1)?.timestamp).toBe(new Date(NOON + 10).toISOString())
  }
})

test('a subject is provisional until 20 answers', () => {
  const { after } = fold(newAttemptState(), ...times(19))
  expect(after.subject.isProvisional).toBe(true)
  expect(foldAttempt(after, facts()).after.subject.isProvisional).toBe(false)
})

test('mastery points are the summed multipliers of right answers; counts go by the item’s level', () => {
  const { after } = fold(
    newAttemptState(),
    { difficulty: 10 },
    { difficulty: 2 },
    { difficulty: 2, correct: false },
  )
  expect(after.subject.masteryPoints).toBeCloseTo(11.2, 12)
  expect(after.subject.correctByDifficulty).toEqual({ 10: 1, 2: 1 })
  expect(after.subject.attemptsByDifficulty).toEqual({ 10: 1, 2: 2 })
})

test('the lifetime level of a subject follows its right answers and the highest is kept', () => {
  const start = newAttemptState()
  const near = { ...start, subject: { ...start.subject, correctAnswers: 49, questionsAnswered: 60 } }
  const { after } = foldAttempt(near, facts())
  expect(after.subject).toMatchObject({
    currentDifficultyLevel: 2,
    highestDifficultyReached: 2,
    lastMilestone: 0,
  })
  const hundredth = { ...after, subject: { ...after.subject, correctAnswers: 99 } }
  expect(foldAttempt(hundredth, facts()).after.subject.lastMilestone).toBe(100)
})

describe('XP of the day', () => {
  test('starts again with the UTC day', () => {
    const { after } = fold(newAttemptState(), { at: NOON }, { at: NOON + 1000 })
    expect(after.progress).toMatchObject({ dailyXpEarned: 24, lastDailyReset: Date.UTC(2026, 10, 20) })
    const next = foldAttempt(after, facts({ at: Date.UTC(2026, 10, 21) })).after
    expect(next.progress).toMatchObject({ dailyXpEarned: 12 + 2, lastDailyReset: Date.UTC(2026, 10, 21) })
  })
})

test('mastery has faded before an answer changes it', () => {
  const { after } = fold(newAttemptState(), ...times(20))
  expect(after.area.mastery).toBe(10)
  const later = foldAttempt(after, facts({ at: NOON + 28 * DAY }))
  expect(later.after.area.mastery).toBe(8.5)
  expect(later.effect.masteryDelta).toBe(0.5)
})

test('mastery stops at 100 and tells the change it really made', () => {
  const start = newAttemptState()
  const near = { ...start, area: { ...start.area, mastery: 99.8, lastPracticedAt: NOON } }
  const { after, effect } = foldAttempt(near, facts())
  expect(after.area.mastery).toBe(100)
  expect(effect.masteryDelta).toBeCloseTo(0.2, 12)
})

describe('victory (spec section 4: all seven subjects at Supreme Advocate)', () => {
  const reaching = (subjectsMastered: number): AttemptState => {
    const start = newAttemptState()
    return {
      ...start,
      progress: { ...start.progress, subjectsMastered },
      subject: { ...start.subject, correctAnswers: 14_999, questionsAnswered: 20_000 },
    }
  }

  test('the 15,000th right answer masters a subject, once', () => {
    const { after } = foldAttempt(reaching(2), facts())
    expect(after.progress).toMatchObject({
      subjectsMastered: 3,
      hasAchievedVictory: false,
      victoryDate: null,
    })
    expect(foldAttempt(after, facts()).after.progress.subjectsMastered).toBe(3)
    expect(foldAttempt(reaching(2), facts({ correct: false })).after.progress.subjectsMastered).toBe(2)
  })

  test('the seventh is victory, dated then and kept', () => {
    const { after } = foldAttempt(reaching(SUBJECTS.length - 1), facts())
    expect(after.progress).toMatchObject({ subjectsMastered: 7, hasAchievedVictory: true, victoryDate: NOON })
    const later = foldAttempt(after, facts({ at: NOON + DAY })).after
    expect(later.progress).toMatchObject({ hasAchievedVictory: true, victoryDate: NOON })
  })
})

test('an answer that arrives late is not counted into a later day’s XP', () => {
  const today = foldAttempt(newAttemptState(), facts({ at: NOON })).after
  const late = foldAttempt(today, facts({ at: NOON - DAY })).after
  expect(late.progress).toMatchObject({
    totalXp: 24,
    dailyXpEarned: 12,
    lastDailyReset: today.progress.lastDailyReset,
  })
  const tomorrow = foldAttempt(late, facts({ at: NOON + DAY, correct: false })).after
  expect(tomorrow.progress.dailyXpEarned).toBe(3)
})
