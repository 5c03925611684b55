import { describe, expect, it } from 'vitest'
import type { GradedAnswer, ShownQuestion, SoloChallenge } from '#protocol/http/solo.ts'
import { type Play, type PlayEvent, playReducer } from '../../../../renderer/features/solo/play.ts'
import { question } from '../shown-question.ts'

const challenge: SoloChallenge = {
  id: '0190c0de-0000-4000-8000-000000000001',
  subject: 'Torts',
  round: 1,
  score: 0,
  livesRemaining: 3,
  difficulty: 1,
  correct: 0,
}

const [first, second] = [question(1), question(2)]

const grade = (userAnswer: number): GradedAnswer => ({
  isCorrect: userAnswer === 0,
  userAnswer,
  correctAnswer: 0,
  explanation: 'Because.',
  why: ['Right', 'Wrong', 'Wrong', 'Wrong'],
  authorities: [],
  pointsEarned: userAnswer === 0 ? 10 : 0,
  livesLost: userAnswer === 0 ? 0 : 1,
  newDifficulty: 1,
  xpGained: userAnswer === 0 ? 12 : 3,
  streakBonus: 0,
  streak: userAnswer === 0 ? 7 : 0,
  subject: 'Torts',
  subtopic: 'Battery',
  masteryChange: 0,
  others: null,
})

const afterAnswer: SoloChallenge = { ...challenge, round: 2, livesRemaining: 2 }
const asked = (shown: ShownQuestion): PlayEvent => ({ type: 'asked', challenge, question: shown })
const chosen = (index: number): PlayEvent => ({ type: 'chosen', index })
const graded = (userAnswer: number): PlayEvent => ({
  type: 'graded',
  grade: grade(userAnswer),
  challenge: afterAnswer,
})
const over: PlayEvent = { type: 'ended', challenge: afterAnswer }

const played = (...events: PlayEvent[]): Play => events.reduce(playReducer, { at: 'setup' })

describe('a question', () => {
  it('asked twice keeps its choice and its result', () => {
    const choosing = played(asked(first), chosen(2))
    expect(playReducer(choosing, asked(first))).toEqual(choosing)
    const answered = played(asked(first), chosen(2), graded(2))
    expect(answered).toMatchObject({ at: 'playing', selected: 2, grade: grade(2) })
    expect(playReducer(answered, asked(first))).toEqual(answered)
  })

  it('that is another one starts without choice and result', () => {
    const play = played(asked(first), chosen(2), graded(2), asked(second))
    expect(play).toMatchObject({ at: 'playing', question: second, selected: null, grade: null })
  })

  it('can be chosen anew until it is graded; from then on a choice changes nothing', () => {
    expect(played(asked(first), chosen(2), chosen(1))).toMatchObject({ selected: 1 })
    const answered = played(asked(first), chosen(2), graded(2))
    expect(playReducer(answered, chosen(1))).toEqual(answered)
  })

  it('shows the choice that was graded, whatever was chosen meanwhile', () => {
    expect(played(asked(first), chosen(1), graded(2))).toMatchObject({ selected: 2, challenge: afterAnswer })
  })
})

it('a question asked again after a reload has the choice that was made', () => {
  expect(played({ type: 'asked', challenge, question: first, choice: 3 })).toMatchObject({ selected: 3 })
})

describe('correct answers in a row', () => {
  it('are as many as the reply says, on the first answer after a reload too', () => {
    expect(played(asked(first), graded(0))).toMatchObject({ combo: 7 })
    expect(played(asked(first), graded(0), asked(second))).toMatchObject({ combo: 7 })
    expect(played(asked(first), graded(0), asked(second), graded(1))).toMatchObject({ combo: 0 })
  })

  it('are not guessed where the reply doesn’t say', () => {
    const { streak: _streak, ...overtaken } = grade(0)
    const told: PlayEvent = { type: 'graded', grade: overtaken, challenge: afterAnswer }
    expect(played(asked(first), told)).toMatchObject({ combo: 0 })
  })
})

it('nothing is chosen or graded while no question is asked', () => {
  for (const play of [played(), played(asked(first), over)])
    for (const event of [chosen(1), graded(1)]) expect(playReducer(play, event)).toEqual(play)
})
