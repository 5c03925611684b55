import { describe, expect, it } from 'vitest'
import type { ReviewedQuestion } from '../../../../protocol/http/duels.ts'
import { missesToReview, rulesOf, subjectOf } from '../../../../renderer/features/duel/missed.ts'

const asked = (round: number, change: Partial<ReviewedQuestion>): ReviewedQuestion => ({
  round,
  subject: 'Torts',
  subtopic: 'Negligence',
  difficulty: 4,
  stem: `Question ${round}`,
  choices: ['a', 'b', 'c', 'd'],
  correctIndex: 0,
  yourAnswer: 0,
  opponentAnswer: 0,
  yourTimeMs: 9_000,
  opponentTimeMs: 9_000,
  hintUsed: false,
  explanation: '',
  why: [],
  authorities: [],
  ...change,
})

const questions = [
  asked(1, {}),
  asked(2, { yourAnswer: 1, opponentAnswer: 2, difficulty: 1, subject: 'Evidence' }),
  asked(3, { yourAnswer: -1, difficulty: 8 }),
  asked(4, { yourAnswer: 3, difficulty: 3, subject: 'Contracts' }),
  asked(5, { yourAnswer: 3, difficulty: 5 }),
]

describe('the misses to review', () => {
  it('are three at most, those the opponent had first, and the easier ones first', () => {
    expect(missesToReview(questions).map(({ round }) => round)).toEqual([4, 5, 3])
  })

  it('are those both missed where the opponent had none', () => {
    expect(missesToReview(questions.slice(0, 2)).map(({ round }) => round)).toEqual([2])
  })

  it('are none where all was right', () => {
    expect(missesToReview([asked(1, {})])).toEqual([])
  })
})

describe('the subject to practice', () => {
  it('is the one they are all in', () => {
    expect(subjectOf([asked(2, { subject: 'Evidence' }), asked(5, { subject: 'Evidence' })])).toBe('Evidence')
  })

  it('is every subject where they are of several', () => {
    expect(subjectOf(questions)).toBe('Mixed Questions')
  })
})

describe('the rules of the misses', () => {
  it('are named once each, and left out where an older server names none', () => {
    const battery = { subject: 'Torts', subtopic: 'Intentional torts', area: 'Battery' } as const
    expect(rulesOf([asked(1, battery), asked(2, {}), asked(3, { ...battery, yourAnswer: -1 })])).toEqual([
      battery,
    ])
  })
})
