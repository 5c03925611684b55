import { describe, expect, it } from 'vitest'
import {
  accuracyOf,
  IDLE,
  type TestDuel,
  type TestEvent,
  testDuelAfter,
} from '../../../../renderer/screens/duel-test/test-duel.ts'

const question = (round: number) => ({
  id: `0193c0de-0000-7000-8000-00000000000${round}`,
  subject: 'Torts' as const,
  topic: 'Nuisance',
  stem: 'Stem?',
  choices: ['a', 'b', 'c', 'd'],
  round,
  totalRounds: 10,
  timeLimitSec: 60,
})

const answer = (correct: boolean) => ({
  correct,
  correctIndex: 1,
  explanation: 'Because.',
  explanationLong: 'Because of that.',
  scores: { player: correct ? 1 : 0, bot: 1 },
  duelComplete: false,
})

const duelAfter = (...events: TestEvent[]): TestDuel => events.reduce(testDuelAfter, IDLE)
const shown = (round: number): TestEvent => ({ type: 'shown', question: question(round), at: 5 })

describe('the duel test', () => {
  it('counts questions asked and right answers', () => {
    const duel = duelAfter(
      { type: 'asked-for' },
      shown(1),
      { type: 'chosen', place: 1 },
      { type: 'answered', answer: answer(true) },
      { type: 'asked-for' },
      shown(2),
      { type: 'chosen', place: -1 },
      { type: 'answered', answer: answer(false) },
      { type: 'done' },
    )
    expect(duel).toMatchObject({ at: 'complete', asked: 2, correct: 1, scores: { player: 0, bot: 1 } })
    expect(accuracyOf(duel)).toBe(50)
    expect(accuracyOf(IDLE)).toBe(0)
  })

  it('shows no question twice, and takes one answer to each', () => {
    const first = duelAfter({ type: 'asked-for' }, shown(1), { type: 'chosen', place: 0 })
    expect(testDuelAfter(first, { type: 'chosen', place: 3 })).toBe(first)
    const again = duelAfter(
      { type: 'asked-for' },
      shown(1),
      { type: 'chosen', place: 0 },
      { type: 'answered', answer: answer(false) },
      { type: 'asked-for' },
    )
    expect(testDuelAfter(again, shown(1))).toBe(again)
  })

  it('lets an answer be given again that did not arrive', () => {
    const failed = duelAfter(
      { type: 'asked-for' },
      shown(1),
      { type: 'chosen', place: 0 },
      { type: 'failed', failure: 'Error: x' },
    )
    expect(failed).toMatchObject({ at: 'question', chosen: null, failure: 'Error: x' })
  })
})
