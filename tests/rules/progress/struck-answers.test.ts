import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#rules/days.ts'
import { ledger } from '#rules/progress/ledger.ts'
import { regrading, type StoredAnswer } from '#rules/progress/regrade.ts'
import { newSubjectStats, type PlayerProgress } from '#rules/progress/state.ts'
import { facts, NOON } from './facts.ts'

/** Returns the record that these answers leave, each right in Torts and counted. */
function played(number: number): { progress: PlayerProgress; answers: StoredAnswer[] } {
  const book = ledger()
  const answers = Array.from({ length: number }, (_, i) => {
    const one = facts({ at: NOON + i })
    return { ...one, ...book.add(one), id: `answer ${i}`, counted: true, counts: true }
  })
  return { progress: book.progress(), answers }
}

function regraded({ progress, answers }: ReturnType<typeof played>) {
  const work = regrading(progress)
  for (const answer of answers) work.add(answer)
  return work.end()
}

describe('an answer whose question is struck (design section 4, Corrections)', () => {
  it('loses its XP and mastery, and only answers that change are named', () => {
    const { progress, answers } = played(2)
    const struck = answers.map((answer, i) => ({ ...answer, counts: i !== 1 }))
    const { answers: changed } = regraded({ progress, answers: struck })
    expect(changed).toEqual([{ id: 'answer 1', counts: false, xpGained: 0, streakBonus: 0, masteryDelta: 0 }])
  })

  it('is named although it had earned nothing', () => {
    const book = ledger()
    const wrong = facts({ correct: false, timedOut: true })
    const answer = { ...wrong, ...book.add(wrong), id: 'timeout', counted: true, counts: false }
    expect(answer.xpGained).toBe(0)
    const { answers } = regraded({ progress: book.progress(), answers: [answer] })
    expect(answers.map(({ id, counts }) => ({ id, counts }))).toEqual([{ id: 'timeout', counts: false }])
  })

  it('nothing is named where nothing changes', () => {
    expect(regraded(played(3)).answers).toEqual([])
  })

  it('whose mastery was stored otherwise is named with the right one', () => {
    const { progress, answers } = played(1)
    const stored = answers.map((answer) => ({ ...answer, masteryDelta: answer.masteryDelta + 1 }))
    const { answers: changed } = regraded({ progress, answers: stored })
    expect(changed.map(({ masteryDelta }) => masteryDelta)).toEqual(
      answers.map(({ masteryDelta }) => masteryDelta),
    )
  })
})

describe('a case of a day before the last one answered', () => {
  const day = (daysLater: number, parts = {}) =>
    facts({ daily: true, at: NOON + daysLater * DAY_MS, ...parts })

  it('fills its gap in the streak, and the first case of all does not look for one', () => {
    const book = ledger()
    for (const later of [0, 2, 1]) book.add(day(later))
    expect(book.progress().dailyStreak).toBe(3)
  })

  it('of an answer that is voided keeps the streak as a wrong answer does', () => {
    const book = ledger()
    book.addVoided(day(0))
    book.addVoided(day(1))
    book.addVoided(day(2, { timedOut: true }))
    expect(book.progress()).toMatchObject({ dailyStreak: 2, totalQuestionsAnswered: 0 })
  })
})

it('a subject nobody has answered in is provisional', () => {
  expect(newSubjectStats('Torts').isProvisional).toBe(true)
})
