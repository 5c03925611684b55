import { describe, expect, it } from 'vitest'
import { practiceLink } from '../../../../renderer/clients/practice-link.ts'
import {
  type Answered,
  lengthIn,
  lengthOf,
  type PracticeGrade,
  type Sitting,
  type SittingEvent,
  sittingReducer,
} from '../../../../renderer/features/practice/sitting.ts'
import { question } from '../shown-question.ts'

const asked = (number: number, shownAt: number): SittingEvent => ({
  ...{ type: 'asked', question: question(number), why: null, leadInFirst: false, due: 0, shownAt },
})

const GRADE: PracticeGrade = {
  ...{ isCorrect: true, userAnswer: 0, correctAnswer: 0, explanation: 'Because.', authorities: [] },
  ...{ why: ['Right', 'Wrong', 'Wrong', 'Wrong'], xpGained: 12, streakBonus: 0, masteryChange: 0 },
  ...{
    subject: 'Torts',
    subtopic: 'Battery',
    area: 'Intent',
    dueAt: 0,
    repeat: false,
    unpaid: false,
    chance: 0.5,
  },
  others: null,
}

const graded = (number: number, spentMs: number): SittingEvent => ({
  ...{ type: 'graded', questionId: question(number).id, grade: GRADE, spentMs },
})

const sittingOf = (...events: SittingEvent[]): Sitting => events.reduce(sittingReducer, { at: 'setup' })

describe('a sitting', () => {
  it('keeps the time that each answer took, and when the next question came', () => {
    const sitting = sittingOf(asked(1, 1_000), graded(1, 61_000), asked(2, 90_000), graded(2, 5_000))
    expect(sitting).toMatchObject({ at: 'asking', shownAt: 90_000, question: { id: question(2).id } })
    expect(sitting.at === 'asking' && sitting.answered.map(({ spentMs }) => spentMs)).toEqual([61_000, 5_000])
  })

  it('asked the same question twice, goes on counting from the first time', () => {
    expect(sittingOf(asked(1, 1_000), asked(1, 9_000))).toMatchObject({ shownAt: 1_000 })
  })

  it('takes no grade of another question than the one on screen', () => {
    const skipped = sittingOf(asked(1, 1_000), asked(2, 2_000))
    expect(sittingReducer(skipped, graded(1, 500))).toBe(skipped)
  })

  it('has ten questions, a drill five', () => {
    expect([lengthOf('practice'), lengthOf('review'), lengthOf('drill')]).toEqual([10, 10, 5])
  })

  it('of a review ends with what is due, where a rule missed in it stays', () => {
    const ruled = (isCorrect: boolean) => ({ ...GRADE, isCorrect })
    const given = (isCorrect: boolean): Answered => ({
      ...{ question: question(1), grade: ruled(isCorrect), spentMs: 0 },
    })
    const lengths = (answered: Answered[], due: number, grade: PracticeGrade | null) =>
      (['review', 'practice', 'drill'] as const).map((kind) => lengthIn(kind, { answered, due, grade }))
    expect(lengths([], 6, null)).toEqual([6, 10, 5])
    expect(lengths([given(true)], 6, ruled(true))).toEqual([6, 10, 5])
    expect(lengths([given(true)], 5, null)[0]).toBe(6)
    expect(lengths([given(false)], 6, ruled(false))[0]).toBe(7)
    expect(lengths([], 25, null)[0]).toBe(10)
    // The question was before the player when its rule left.
    expect(lengths([], 0, null)[0]).toBe(1)
  })

  it('has an address of its own for each kind and subject', () => {
    expect([practiceLink(), practiceLink('Torts'), practiceLink('Torts', 'review')]).toEqual([
      ...['/practice', '/practice?subject=torts', '/review?subject=torts'],
    ])
    expect([practiceLink('Mixed Questions', 'drill'), practiceLink('Torts', 'drill')]).toEqual([
      ...['/practice?drill=pace', '/practice?drill=pace&subject=torts'],
    ])
  })
})
