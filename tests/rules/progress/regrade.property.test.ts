import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldDaily } from '#rules/daily/fold.ts'
import { addDays, DAY_MS, utcDate } from '#rules/days.ts'
import { levelFloor, levelOf } from '#rules/levels.ts'
import { foldAttempt } from '#rules/progress/fold.ts'
import { type RegradedAnswer, regrading, type StoredAnswer } from '#rules/progress/regrade.ts'
import {
  type AttemptFacts,
  newProgress,
  newSubjectStats,
  newTopicStats,
  type PlayerProgress,
  type SubjectStats,
  type TopicStats,
} from '#rules/progress/state.ts'
import type { Subject } from '#rules/subjects.ts'

const NOON = Date.UTC(2026, 10, 20, 12)

interface Played {
  progress: PlayerProgress
  subjects: Map<string, SubjectStats>
  topics: Map<string, TopicStats>
  answers: StoredAnswer[]
}

/** Returns the rows that playing these answers leaves stored; of those left out, only the days of their cases. */
function play(all: readonly AttemptFacts[], isLeftOut: (place: number) => boolean = () => false): Played {
  const made: Played = { progress: newProgress(), subjects: new Map(), topics: new Map(), answers: [] }
  const days = new Set<string>()
  all.forEach((given, i) => {
    const date = given.dailyDate
    const { lastDailyDate } = made.progress
    const isLate = date && lastDailyDate && lastDailyDate > date
    const facts = isLate ? { ...given, dailyDays: [...days] } : given
    const keepsDay = date && !given.timedOut && !given.dailyExpired
    if (keepsDay) days.add(date)
    if (isLeftOut(i)) {
      if (keepsDay) made.progress = { ...made.progress, ...foldDaily(made.progress, facts, 'wrong').progress }
      return
    }
    const { subject, subtopic, area } = facts
    const topic = (name: string) =>
      made.topics.get(`${subject}/${name}`) ?? newTopicStats(subject, subtopic, name)
    const { after, effect } = foldAttempt(
      {
        progress: made.progress,
        subject: made.subjects.get(subject) ?? newSubjectStats(subject),
        subtopic: topic(''),
        area: topic(area),
      },
      facts,
    )
    made.progress = after.progress
    made.subjects.set(subject, after.subject)
    made.topics.set(`${subject}/`, after.subtopic)
    made.topics.set(`${subject}/${area}`, after.area)
    made.answers.push({ ...given, ...effect, id: String(i), counted: true, counts: true })
  })
  return made
}

/** The stored answers after a regrading. */
const stored = (answers: readonly StoredAnswer[], regraded: readonly RegradedAnswer[]): StoredAnswer[] =>
  answers.map((answer) => {
    const now = regraded.find((one) => one.id === answer.id)
    return {
      ...answer,
      counted: answer.counts,
      streakBonus: now?.streakBonus ?? answer.streakBonus,
      masteryDelta: now?.masteryDelta ?? answer.masteryDelta,
      // A voided answer keeps what it had earned beside it (store/regrading.ts).
      xpGained: answer.xpGained,
    }
  })

function regraded(progress: PlayerProgress, answers: readonly StoredAnswer[]) {
  const work = regrading(progress)
  for (const answer of answers) work.add(answer)
  return work.end()
}

const facts = fc.record({
  subject: fc.constantFrom<Subject>('Torts', 'Evidence'),
  area: fc.constantFrom('Duty', 'Breach'),
  difficulty: fc.integer({ min: 1, max: 10 }),
  outcome: fc.constantFrom('right', 'right', 'wrong', 'timeout'),
  hintUsed: fc.boolean(),
  timeSpent: fc.integer({ min: 0, max: 400_000 }),
  at: fc.integer({ min: NOON - 9 * DAY_MS, max: NOON }),
  daily: fc.constantFrom('', 'on its day', 'after midnight', 'expired'),
  struck: fc.boolean(),
})

const factsOf = (one: {
  subject: Subject
  area: string
  difficulty: number
  outcome: string
  hintUsed: boolean
  timeSpent: number
  at: number
  daily?: string
}): AttemptFacts => ({
  ...one,
  subtopic: `Subtopic of ${one.subject}`,
  path: `${one.area} ${one.difficulty}`,
  area: `${one.subject} ${one.area}`,
  correct: one.outcome === 'right',
  timedOut: one.outcome === 'timeout',
  daily: Boolean(one.daily),
  ...(one.daily ? { dailyDate: addDays(utcDate(one.at), one.daily === 'after midnight' ? -1 : 0) } : {}),
  ...(one.daily === 'expired' ? { dailyExpired: true } : {}),
})

/** The answers given, of which one is to each day's case: a second one to a case is practice. */
function factsOfAll(given: readonly Parameters<typeof factsOf>[0][]): AttemptFacts[] {
  const days = new Set<string>()
  return given.map((one) => {
    const { dailyDate } = factsOf(one)
    const isSecond = dailyDate !== undefined && days.has(dailyDate)
    if (dailyDate) days.add(dailyDate)
    return factsOf(isSecond ? { ...one, daily: '' } : one)
  })
}

/** A record but for its XP, to which a level's floor may have given. */
const besidesXp = ({
  totalXp: _total,
  xp: _xp,
  level: _level,
  levelTitle: _title,
  ...rest
}: PlayerProgress) => rest

const byName = (a: { subject: string; area?: string }, b: { subject: string; area?: string }) =>
  `${a.subject}${a.area}` < `${b.subject}${b.area}` ? -1 : 1

describe('a record worked out again without some answers', () => {
  const all = fc.array(facts, { minLength: 1, maxLength: 30 })

  test('is the record of the answers that are left; XP keeps to the floor of the level reached', () => {
    fc.assert(
      fc.property(all, (given) => {
        const before = play(factsOfAll(given))
        const without = play(factsOfAll(given), (place) => given[place]?.struck ?? false)
        const answers = before.answers.map((answer, i) => ({ ...answer, counts: !given[i]?.struck }))
        const { progress, subjects, topics } = regraded(before.progress, answers)
        const totalXp = Math.max(without.progress.totalXp, levelFloor(before.progress.level))
        expect(progress.totalXp).toBe(totalXp)
        expect(progress.level).toBe(levelOf(totalXp).level)
        expect(progress).toMatchObject({
          totalQuestionsAnswered: without.progress.totalQuestionsAnswered,
          totalCorrectAnswers: without.progress.totalCorrectAnswers,
          currentOverallStreak: without.progress.currentOverallStreak,
          recentAttempts: without.progress.recentAttempts,
          totalHoursPlayed: without.progress.totalHoursPlayed,
          dailyStreak: before.progress.dailyStreak,
          bestDailyStreak: before.progress.bestDailyStreak,
          lastDailyDate: before.progress.lastDailyDate,
        })
        expect(subjects.sort(byName)).toEqual([...without.subjects.values()].sort(byName))
        expect(topics.sort(byName)).toEqual([...without.topics.values()].sort(byName))
      }),
    )
  })

  test('is as it was when the ruling falls, but for XP a level’s floor has given', () => {
    fc.assert(
      fc.property(all, (given) => {
        const before = play(factsOfAll(given))
        const struck = before.answers.map((answer, i) => ({ ...answer, counts: !given[i]?.struck }))
        const first = regraded(before.progress, struck)
        const restored = stored(struck, first.answers).map((answer) => ({ ...answer, counts: true }))
        const again = regraded(first.progress, restored)
        const givenByFloor = again.progress.totalXp - before.progress.totalXp
        expect(givenByFloor).toBeGreaterThanOrEqual(0)
        expect(besidesXp(again.progress)).toEqual(besidesXp(before.progress))
        expect(again.subjects.sort(byName)).toEqual([...before.subjects.values()].sort(byName))
        for (const { id, streakBonus, masteryDelta } of again.answers)
          expect({ streakBonus, masteryDelta }).toEqual({
            streakBonus: before.answers[Number(id)]?.streakBonus,
            masteryDelta: before.answers[Number(id)]?.masteryDelta,
          })
      }),
    )
  })

  test('nothing struck changes nothing', () => {
    fc.assert(
      fc.property(all, (given) => {
        const before = play(factsOfAll(given))
        const same = regraded(before.progress, before.answers)
        expect(same.answers).toEqual([])
        expect(same.progress).toEqual(before.progress)
      }),
    )
  })
})

test('XP that came from elsewhere stays, and a victory stands', () => {
  const answer = factsOf({
    subject: 'Torts',
    area: 'Duty',
    difficulty: 1,
    outcome: 'right',
    hintUsed: false,
    timeSpent: 1000,
    at: NOON,
  })
  const { progress, answers } = play([answer, answer])
  const won = { ...progress, totalXp: progress.totalXp + 60, hasAchievedVictory: true, victoryDate: NOON }
  const struck = answers.map((one, i) => ({ ...one, counts: i > 0 }))
  const after = regraded(won, struck).progress
  expect(after.totalXp).toBe(60 + 12)
  expect(after.dailyXpEarned).toBe(12)
  expect([after.hasAchievedVictory, after.victoryDate]).toEqual([true, NOON])
})
