import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS as DAY, HOUR_MS as HOUR } from '#rules/days.ts'
import { type AttemptState, foldAttempt } from '#rules/progress/fold.ts'
import { type AttemptFacts, newProgress, newSubjectStats, newTopicStats } from '#rules/progress/state.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'

/** Multipliers of the ten levels, spec section 9. */
const MULTIPLIER = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 7, 10]
/** Total XP at which the levels begin (design section 4), more than these lists can earn. */
const FLOORS = [0]
for (let level = 1; level < 40; level++) FLOORS.push((FLOORS.at(-1) ?? 0) + Math.round(100 * level ** 1.35))
const MILESTONES = [3, 7, 14, 30, 50, 100]
const START = Date.UTC(2026, 1, 27, 22)

const attempt = fc.record({
  subject: fc.constantFrom(...SUBJECTS.slice(0, 3)),
  subtopic: fc.constantFrom('First', 'Second'),
  area: fc.constantFrom('', 'One', 'Two'),
  path: fc.constantFrom('a', 'b'),
  difficulty: fc.integer({ min: 1, max: 10 }),
  result: fc.constantFrom('right', 'right', 'right', 'wrong', 'timeout'),
  hintUsed: fc.boolean(),
  timeSpent: fc.oneof(fc.nat({ max: 200_000 }), fc.constantFrom(0, 180_000, 180_001, 90_000_000)),
  daily: fc.boolean(),
  /** since the attempt before it: minutes, hours, or weeks */
  gap: fc.oneof(fc.nat({ max: HOUR }), fc.nat({ max: 30 * HOUR }), fc.nat({ max: 1_500 * HOUR })),
})

/** Attempts in the order they were given, each later than the last. */
const history: fc.Arbitrary<AttemptFacts[]> = fc
  .array(attempt, { maxLength: 140, size: 'max' })
  .map((list) => {
    let at = START
    return list.map(({ result, gap, ...rest }) => {
      at += gap
      return { ...rest, at, correct: result === 'right', timedOut: result === 'timeout' }
    })
  })

/** Everything a player's attempts leave behind, kept as the stores keep it: a row a subject, subtopic and area. */
function play(attempts: readonly AttemptFacts[]) {
  let progress = newProgress()
  const subjects = new Map<Subject, AttemptState['subject']>()
  const topics = new Map<string, AttemptState['area']>()
  const steps = attempts.map((facts) => {
    const { subject, subtopic, area } = facts
    const ofSubtopic = `${subject}/${subtopic}`
    const ofArea = `${subject}/${subtopic}/${area}/`
    const before: AttemptState = {
      progress,
      subject: subjects.get(subject) ?? newSubjectStats(subject),
      subtopic: topics.get(ofSubtopic) ?? newTopicStats(subject, subtopic, ''),
      area: topics.get(ofArea) ?? newTopicStats(subject, subtopic, area),
    }
    const { after, effect } = foldAttempt(before, facts)
    progress = after.progress
    subjects.set(subject, after.subject)
    topics.set(ofSubtopic, after.subtopic)
    topics.set(ofArea, after.area)
    return { facts, before, after, effect }
  })
  return { progress, subjects, topics, steps }
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
const capped = ({ timeSpent }: AttemptFacts) => Math.min(timeSpent, 180_000)
const points = ({ difficulty }: AttemptFacts) => MULTIPLIER[difficulty - 1] ?? Number.NaN

const dayOf = ({ at }: AttemptFacts) => Math.floor(at / DAY)

/** XP of a case: 150, 15, 0, and 5 a day of the milestone that the days answered without a gap reach with it. */
function caseXp(attempts: readonly AttemptFacts[], i: number): number {
  const facts = attempts[i] as AttemptFacts
  if (facts.timedOut) return 0
  const answered = new Set(
    attempts
      .slice(0, i)
      .filter((a) => a.daily && !a.timedOut)
      .map(dayOf),
  )
  const today = dayOf(facts)
  let days = 1
  while (answered.has(today - days)) days++
  const milestone = !answered.has(today) && MILESTONES.includes(days) ? 5 * days : 0
  return (facts.correct ? 150 : 15) + milestone
}

/**
 * XP of every attempt read off the list alone: 12, 10 with a hint, 3, 0, and 2/4/6 from the third right in a row; of the
 * day's case its own.
 */
function xpOf(attempts: readonly AttemptFacts[]): number[] {
  let row = 0
  return attempts.map(({ correct, timedOut, hintUsed, daily }, i) => {
    row = correct ? row + 1 : 0
    if (daily) return caseXp(attempts, i)
    if (!correct) return timedOut ? 0 : 3
    return (hintUsed ? 10 : 12) + (row < 3 ? 0 : row === 3 ? 2 : row === 4 ? 4 : 6)
  })
}

function tally(attempts: readonly AttemptFacts[]): Record<string, number> {
  const count: Record<string, number> = {}
  for (const { difficulty } of attempts) count[difficulty] = (count[difficulty] ?? 0) + 1
  return count
}

const newest = (attempts: readonly AttemptFacts[]) =>
  attempts
    .slice(-50)
    .reverse()
    .map(({ correct, subject, at }) => ({ correct, subject, timestamp: new Date(at).toISOString() }))

const whatever = (check: (attempts: AttemptFacts[], played: ReturnType<typeof play>) => void) =>
  fc.assert(
    fc.property(history, (attempts) => check(attempts, play(attempts))),
    { numRuns: 150 },
  )

describe('after any list of attempts', () => {
  test('the player’s sums are those of the list', () => {
    whatever((attempts, { progress }) => {
      expect(progress.totalQuestionsAnswered).toBe(attempts.length)
      expect(progress.totalCorrectAnswers).toBe(attempts.filter((a) => a.correct).length)
      expect(progress.totalXp).toBe(sum(xpOf(attempts)))
      expect(progress.totalHoursPlayed).toBeCloseTo(sum(attempts.map(capped)) / HOUR, 9)
      const lastMiss = attempts.findLastIndex((a) => !a.correct)
      expect(progress.currentOverallStreak).toBe(attempts.length - 1 - lastMiss)
      expect(progress.recentAttempts).toEqual(newest(attempts))
    })
  })

  test('each subject’s sums are those of its own attempts', () => {
    whatever((attempts, { subjects }) => {
      expect([...subjects.keys()].sort()).toEqual([...new Set(attempts.map((a) => a.subject))].sort())
      for (const [name, stats] of subjects) {
        const own = attempts.filter((a) => a.subject === name)
        const right = own.filter((a) => a.correct)
        expect(stats.questionsAnswered).toBe(own.length)
        expect(stats.correctAnswers).toBe(right.length)
        expect(stats.correctByDifficulty).toEqual(tally(right))
        expect(stats.attemptsByDifficulty).toEqual(tally(own))
        expect(stats.masteryPoints).toBeCloseTo(sum(right.map(points)), 9)
        expect(stats.hoursPlayed).toBeCloseTo(sum(own.map(capped)) / HOUR, 9)
        expect(stats.averageTimePerQuestion).toBeCloseTo(sum(own.map(capped)) / 1_000 / own.length, 6)
        expect(stats.currentStreak).toBe(own.length - 1 - own.findLastIndex((a) => !a.correct))
        expect(stats.isProvisional).toBe(own.length < 20)
        expect(stats.currentDifficultyLevel).toBe(right.length < 50 ? 1 : 2)
        expect(stats.recentAttempts).toEqual(newest(own))
      }
    })
  })

  test('each subtopic and area counts its own attempts, and mastery stays within 0 and 100', () => {
    whatever((attempts, { topics, steps }) => {
      for (const [key, topic] of topics) {
        const own = attempts.filter(({ subject, subtopic, area }) =>
          [`${subject}/${subtopic}`, `${subject}/${subtopic}/${area}/`].includes(key),
        )
        expect(topic.attempts).toBe(own.length)
        expect(topic.correct).toBe(own.filter((a) => a.correct).length)
        expect(topic.lastPracticedAt).toBe(own.at(-1)?.at)
      }
      for (const { after, effect } of steps) {
        for (const { mastery } of [after.area, after.subtopic]) {
          expect(mastery).toBeGreaterThanOrEqual(0)
          expect(mastery).toBeLessThanOrEqual(100)
        }
        expect(effect.masteryDelta).toBeGreaterThanOrEqual(-0.25)
        expect(effect.masteryDelta).toBeLessThanOrEqual(Math.sqrt(10) + 1e-9)
      }
    })
  })

  test('mastery is the list’s: idle weeks off, then the change, then kept within bounds', () => {
    whatever((attempts, { topics }) => {
      for (const [key, topic] of topics) {
        let mastery = 0
        let last: number | null = null
        for (const facts of attempts) {
          const { subject, subtopic, area, at } = facts
          if (![`${subject}/${subtopic}`, `${subject}/${subtopic}/${area}/`].includes(key)) continue
          const weeks: number = last === null ? 0 : Math.floor((at - last) / (7 * 24 * HOUR)) - 2
          const change = facts.correct ? 0.5 * Math.sqrt(points(facts)) * (facts.daily ? 2 : 1) : -0.25
          mastery = Math.min(100, Math.max(0, Math.max(0, mastery - Math.max(0, weeks)) + change))
          last = at
        }
        expect(topic.mastery).toBeCloseTo(mastery, 9)
      }
    })
  })

  test('the XP of each answer is told, XP never falls, and it is split at the floor of the level reached', () => {
    whatever((attempts, { steps }) => {
      const xp = xpOf(attempts)
      steps.forEach(({ before, after: { progress }, effect }, i) => {
        expect(effect.xpGained + effect.streakBonus).toBe(xp[i])
        expect(progress.totalXp).toBe(before.progress.totalXp + (xp[i] ?? Number.NaN))
        expect(progress.level).toBe(FLOORS.findLastIndex((floor) => progress.totalXp >= floor) + 1)
        expect(progress.level).toBeGreaterThanOrEqual(before.progress.level)
        expect(progress.xp).toBe(progress.totalXp - (FLOORS[progress.level - 1] ?? Number.NaN))
      })
    })
  })

  test('the XP of the day is that of the attempts since midnight UTC', () => {
    whatever((attempts, { steps }) => {
      const xp = xpOf(attempts)
      steps.forEach(({ facts, after: { progress } }, i) => {
        const midnight = new Date(facts.at).setUTCHours(0, 0, 0, 0)
        expect(progress.lastDailyReset).toBe(midnight)
        const today = sum(xp.filter((_, n) => n <= i && (attempts[n]?.at ?? 0) >= midnight))
        expect(progress.dailyXpEarned).toBe(today)
      })
    })
  })

  test('folding reads nothing but what it is given: again the same, and its input untouched', () => {
    const frozen = (standing: AttemptState): AttemptState => {
      for (const part of Object.values(standing)) {
        for (const inner of Object.values(part)) Object.freeze(inner)
        Object.freeze(part)
      }
      return Object.freeze(standing)
    }
    whatever((_attempts, { steps }) => {
      // Modules are strict: writing to a frozen object throws.
      const again = steps.map(({ before, facts }) => foldAttempt(frozen(before), Object.freeze(facts)))
      expect(JSON.stringify(again)).toBe(
        JSON.stringify(steps.map(({ after, effect }) => ({ effect, after }))),
      )
    })
  })
})

test('lists of more than 50 attempts and totals of several levels are among those tried', () => {
  const longest = fc.sample(history, { numRuns: 150, seed: 7 }).map((list) => play(list).progress)
  expect(longest.some((p) => p.totalQuestionsAnswered > 60 && p.recentAttempts.length === 50)).toBe(true)
  expect(longest.some((p) => p.level >= 4)).toBe(true)
})
