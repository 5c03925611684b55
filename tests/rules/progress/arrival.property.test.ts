import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AttemptState, foldAttempt } from '#rules/progress/fold.ts'
import type { AttemptFacts } from '#rules/progress/state.ts'
import { anyFacts, facts, NOON, newAttemptState } from './facts.ts'

const foldAll = (all: readonly AttemptFacts[]) =>
  all.reduce((standing, one) => foldAttempt(standing, one).after, newAttemptState())

/** The parts that only count or add; streaks and clamped mastery depend on the order by design (design section 7). */
const sums = ({ progress, subject, subtopic, area }: AttemptState) => ({
  answered: progress.totalQuestionsAnswered,
  correct: progress.totalCorrectAnswers,
  recent: progress.recentAttempts,
  subject: [subject.questionsAnswered, subject.correctAnswers, subject.recentAttempts],
  byDifficulty: [subject.attemptsByDifficulty, subject.correctByDifficulty],
  level: [subject.currentDifficultyLevel, subject.highestDifficultyReached, subject.lastMilestone],
  provisional: subject.isProvisional,
  topics: [subtopic, area].map((topic) => [topic.attempts, topic.correct, topic.lastPracticedAt]),
})

/** Sums of fractions, which rounding makes differ in their last digits. */
const measured = ({ progress, subject }: AttemptState) => [
  progress.totalHoursPlayed,
  subject.hoursPlayed,
  subject.masteryPoints,
  subject.averageTimePerQuestion,
]

test('every sum is the same in whatever order the answers arrive', () => {
  // Two answers of one instant have no order among themselves.
  const history = fc.uniqueArray(anyFacts, { maxLength: 120, selector: ({ at }) => at })
  const shuffled = history.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  )
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      const one = foldAll(list)
      const two = foldAll(other)
      expect(sums(two)).toEqual(sums(one))
      for (const [i, value] of measured(one).entries()) expect(measured(two)[i]).toBeCloseTo(value, 6)
    }),
  )
})

test('an answer that arrives late stands in the recent list where its time puts it', () => {
  const at = (minutes: number) => facts({ at: NOON + minutes * 60_000, correct: minutes !== 1 })
  const { progress } = foldAll([at(0), at(2), at(1)])
  expect(progress.recentAttempts.map((one) => one.correct)).toEqual([true, false, true])
  expect(progress.recentAttempts[0]?.timestamp).toBe(new Date(NOON + 120_000).toISOString())
})

test('of answers of one instant the last to arrive is the newest', () => {
  const { progress } = foldAll([facts({ correct: true }), facts({ correct: false })])
  expect(progress.recentAttempts.map((one) => one.correct)).toEqual([false, true])
})
