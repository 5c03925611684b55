import fc from 'fast-check'
import { expect, test } from 'vitest'
import { multiplierOf } from '#rules/difficulty.ts'
import { levelFloor, levelOf, titleOf } from '#rules/levels.ts'
import { foldAttempt } from '#rules/progress/fold.ts'
import type { AttemptFacts } from '#rules/progress/state.ts'
import { anyFacts, newAttemptState } from './facts.ts'

const foldAll = (all: readonly AttemptFacts[]) =>
  all.reduce((standing, one) => foldAttempt(standing, one).after, newAttemptState())

const history = fc.array(anyFacts, { maxLength: 120 })

test('mastery stays within 0–100, and what each answer says it changed is what it changed', () => {
  fc.assert(
    fc.property(history, (all) => {
      let standing = newAttemptState()
      for (const one of all) {
        const { after, effect } = foldAttempt(standing, one)
        for (const { mastery } of [after.area, after.subtopic]) {
          expect(mastery).toBeGreaterThanOrEqual(0)
          expect(mastery).toBeLessThanOrEqual(100)
        }
        expect(Math.sign(effect.masteryDelta)).not.toBe(one.correct ? -1 : 1)
        standing = after
      }
    }),
  )
})

test('XP never falls, never stands under its level’s floor, and level and title are those of the total', () => {
  fc.assert(
    fc.property(history, (all) => {
      let before = newAttemptState().progress
      let standing = newAttemptState()
      for (const one of all) {
        const { after, effect } = foldAttempt(standing, one)
        const { totalXp, level, xp, levelTitle } = after.progress
        expect(totalXp).toBe(before.totalXp + effect.xpGained + effect.streakBonus)
        expect(totalXp).toBeGreaterThanOrEqual(levelFloor(level))
        expect(levelOf(totalXp)).toEqual({ level, xp })
        expect(levelTitle).toBe(titleOf(level))
        before = after.progress
        standing = after
      }
    }),
  )
})

test('every sum is the sum over the answers', () => {
  fc.assert(
    fc.property(history, (all) => {
      const { progress, subject, subtopic, area } = foldAll(all)
      const right = all.filter((one) => one.correct)
      expect(progress.totalQuestionsAnswered).toBe(all.length)
      expect(progress.totalCorrectAnswers).toBe(right.length)
      for (const counted of [subtopic, area]) {
        expect(counted.attempts).toBe(all.length)
        expect(counted.correct).toBe(right.length)
      }
      expect(subject.questionsAnswered).toBe(all.length)
      expect(subject.correctAnswers).toBe(right.length)
      const seconds = all.reduce((sum, one) => sum + Math.min(one.timeSpent, 180_000) / 1000, 0)
      expect(progress.totalHoursPlayed * 3600).toBeCloseTo(seconds, 6)
      expect(subject.averageTimePerQuestion * all.length).toBeCloseTo(seconds, 6)
      const points = right.reduce((sum, one) => sum + multiplierOf(one.difficulty), 0)
      expect(subject.masteryPoints).toBeCloseTo(points, 6)
      const total = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0)
      expect(total(subject.attemptsByDifficulty)).toBe(all.length)
      expect(total(subject.correctByDifficulty)).toBe(right.length)
      const lastWrong = all.findLastIndex((one) => !one.correct)
      expect(progress.currentOverallStreak).toBe(all.length - 1 - lastWrong)
    }),
  )
})

test('the fold is pure: it changes nothing it was given, and gives the same again', () => {
  fc.assert(
    fc.property(history, anyFacts, (all, one) => {
      const before = foldAll(all)
      const kept = structuredClone(before)
      expect(foldAttempt(before, one)).toEqual(foldAttempt(before, one))
      expect(before).toEqual(kept)
    }),
  )
})
