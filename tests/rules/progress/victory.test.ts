import { describe, expect, test } from 'vitest'
import { DAY_MS as DAY } from '#rules/days.ts'
import { type AttemptState, foldAttempt } from '#rules/progress/fold.ts'
import { type AttemptFacts, newProgress, newSubjectStats, newTopicStats } from '#rules/progress/state.ts'
import { SUBJECTS } from '#rules/subjects.ts'

const NOON = Date.UTC(2026, 10, 20, 12)

const facts: AttemptFacts = {
  subject: 'Torts',
  subtopic: 'Negligence',
  area: 'Duty',
  path: 'tt-0001',
  difficulty: 1,
  correct: true,
  timedOut: false,
  hintUsed: false,
  timeSpent: 30_000,
  daily: false,
  at: NOON,
}
const WRONG = { correct: false }

const beginner = (): AttemptState => ({
  progress: newProgress(),
  subject: newSubjectStats('Torts'),
  subtopic: newTopicStats('Torts', 'Negligence', ''),
  area: newTopicStats('Torts', 'Negligence', 'Duty'),
})

/** A beginner's standing with some of it set otherwise. */
const standing = (set: { [Part in keyof AttemptState]?: Partial<AttemptState[Part]> }): AttemptState => {
  const start = beginner()
  return {
    progress: { ...start.progress, ...set.progress },
    subject: { ...start.subject, ...set.subject },
    subtopic: { ...start.subtopic, ...set.subtopic },
    area: { ...start.area, ...set.area },
  }
}

const answer = (before: AttemptState, change: Partial<AttemptFacts> = {}) =>
  foldAttempt(before, { ...facts, ...change })

describe('Supreme Advocate and victory (spec sections 4 and 9)', () => {
  test.each([
    [14_998, 2, 2],
    [14_999, 2, 3],
    [15_000, 3, 3],
    [20_000, 3, 3],
  ])(
    'one right more than %i in a subject, %i mastered before: %i mastered',
    (correctAnswers, before, mastered) => {
      const { progress } = answer(
        standing({ progress: { subjectsMastered: before }, subject: { correctAnswers } }),
      ).after
      expect(progress).toMatchObject({
        subjectsMastered: mastered,
        hasAchievedVictory: false,
        victoryDate: null,
      })
    },
  )

  test('a wrong answer at 14,999 masters nothing', () => {
    const before = standing({ progress: { subjectsMastered: 6 }, subject: { correctAnswers: 14_999 } })
    expect(answer(before, WRONG).after.progress).toMatchObject({
      subjectsMastered: 6,
      hasAchievedVictory: false,
      victoryDate: null,
    })
  })

  test('the seventh is victory, dated by that answer and never again', () => {
    const before = standing({ progress: { subjectsMastered: 6 }, subject: { correctAnswers: 14_999 } })
    const won = answer(before).after
    expect(won.progress).toMatchObject({ subjectsMastered: 7, hasAchievedVictory: true, victoryDate: NOON })
    const later = answer(won, { ...WRONG, at: NOON + DAY }).after.progress
    expect(later).toMatchObject({ subjectsMastered: 7, hasAchievedVictory: true, victoryDate: NOON })
  })

  test('a whole career, 15,000 right in each of the seven, is won by its very last answer', () => {
    let { progress } = beginner()
    let at = NOON
    for (const [mastered, name] of SUBJECTS.entries()) {
      let subject = newSubjectStats(name)
      const { subtopic, area } = beginner()
      for (let n = 1; n <= 15_000; n++) {
        expect.soft(progress.victoryDate === null, 'victory before the last answer').toBe(true)
        const { after } = answer({ progress, subject, subtopic, area }, { subject: name, at: ++at })
        progress = after.progress
        subject = after.subject
        if (progress.subjectsMastered !== mastered + (n === 15_000 ? 1 : 0)) expect.fail(`${name} at ${n}`)
      }
    }
    expect(progress).toMatchObject({
      totalQuestionsAnswered: 105_000,
      totalCorrectAnswers: 105_000,
      currentOverallStreak: 105_000,
      subjectsMastered: 7,
      hasAchievedVictory: true,
      victoryDate: NOON + 105_000,
      // 12 each, then 2, 4, and 6 for each of the 104,996 answers from the fifth on
      totalXp: 1_889_982,
      levelTitle: 'Justice',
    })
  })
})
