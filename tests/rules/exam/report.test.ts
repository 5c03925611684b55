import { describe, expect, test } from 'vitest'
import {
  byBand,
  byStretch,
  bySubject,
  bySubtopic,
  type ExamAnswer,
  slowest,
  toPractice,
} from '#rules/exam/report.ts'

const answer = (parts: Partial<ExamAnswer> = {}): ExamAnswer => ({
  subject: 'Torts',
  subtopic: 'Intentional torts and defenses',
  area: 'Battery',
  level: 5,
  correct: true,
  blank: false,
  spentMs: 60_000,
  ...parts,
})

const ANSWERS = [
  answer(),
  answer({ correct: false, spentMs: 200_000, level: 8 }),
  answer({
    subject: 'Evidence',
    subtopic: 'Expert testimony',
    area: 'Reliability',
    correct: false,
    level: 2,
  }),
  answer({ subject: 'Evidence', subtopic: 'Expert testimony', area: 'Basis', spentMs: 90_000 }),
]

describe('the report of a block', () => {
  test('tells right answers by subject, subtopic, difficulty and place', () => {
    expect(bySubject(ANSWERS)).toEqual([
      { subject: 'Evidence', right: 1, total: 2 },
      { subject: 'Torts', right: 1, total: 2 },
    ])
    expect(bySubtopic(ANSWERS).map(({ subtopic, right }) => [subtopic, right])).toEqual([
      ['Expert testimony', 1],
      ['Intentional torts and defenses', 1],
    ])
    expect(byBand(ANSWERS)).toEqual([
      { band: 'Easier', right: 0, total: 1 },
      { band: 'Middle', right: 2, total: 2 },
      { band: 'Harder', right: 0, total: 1 },
    ])
    expect(byStretch(ANSWERS, [1, 3])).toEqual([
      { from: 1, to: 1, right: 1, total: 1, spentMs: 60_000 },
      { from: 2, to: 3, right: 0, total: 2, spentMs: 260_000 },
      { from: 4, to: 4, right: 1, total: 1, spentMs: 90_000 },
    ])
    expect(slowest(ANSWERS)).toEqual([1, 3, 0, 2])
    // Of a block that lost questions, no stretch begins after its last.
    expect(byStretch(ANSWERS, [1, 4, 8]).map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 4],
    ])
  })

  test('the rules to practice are those missed, the heaviest first, each once', () => {
    const missed = answer({ correct: false })
    expect(toPractice([...ANSWERS, missed]).rules.map(({ area }) => area)).toEqual(['Battery', 'Reliability'])
    const many = Array.from({ length: 14 }, (_, i) => answer({ correct: false, area: `Area ${i}` }))
    const { rules, counts } = toPractice(many)
    expect([rules.length, counts]).toEqual([10, { missed: 14, blank: 0 }])
  })

  test('a rule only left blank is told apart, after those missed: no review brings it back', () => {
    const wrong = answer({ correct: false, area: 'Battery' })
    const blank = (area: string) => answer({ correct: false, blank: true, area })
    const { rules: told } = toPractice([blank('Assault'), blank('Battery'), wrong])
    expect(told.map((one) => [one.area, one.blank])).toEqual([
      ['Battery', false],
      ['Assault', true],
    ])
    const many = Array.from({ length: 14 }, (_, i) => blank(`Area ${i}`))
    const { rules, counts } = toPractice([...many, wrong])
    expect(counts).toEqual({ missed: 1, blank: 14 })
    expect(rules.filter((one) => one.blank)).toHaveLength(10)
    expect(rules[0]?.area).toBe('Battery')
  })
})
