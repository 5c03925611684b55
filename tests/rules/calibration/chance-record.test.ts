import { describe, expect, test } from 'vitest'
import { abilitiesOf, chanceBy, chanceOf, hardness, SHOWN } from '#rules/ability/ability.ts'
import { BINS, chanceRecord } from '#rules/calibration/chance-record.ts'
import { firstAnswers } from '#rules/calibration/first-answers.ts'
import { remember } from '#rules/memory/memory.ts'
import { newSubjectStats } from '#rules/progress/state.ts'
import { NOW, player, questions } from './crowd.ts'

const TORTS = { pool: 'practice', subject: 'Torts' } as const
const EVIDENCE = { pool: 'practice', subject: 'Evidence' } as const

describe('chances beside what came of them', () => {
  test('are told by tenths, of the pool and of each subject that has answers', () => {
    const record = chanceRecord()
    record.take({ ...TORTS, isRight: true }, 0.62)
    record.take({ ...TORTS, isRight: false }, 0.68)
    record.take({ ...EVIDENCE, isRight: true }, 0.3)
    const [all, evidence, torts, ...others] = record.groups()
    expect(others).toEqual([])
    expect(all).toMatchObject({ pool: 'practice', subject: null, answers: 3, right: 2 })
    expect(all?.brier).toBeCloseTo((0.38 ** 2 + 0.68 ** 2 + 0.7 ** 2) / 3)
    expect([evidence?.subject, evidence?.answers]).toEqual(['Evidence', 1])
    expect(torts?.bins).toHaveLength(BINS)
    expect(torts?.bins[6]).toEqual({ answers: 2, right: 1, told: expect.closeTo(0.65) })
    expect(torts?.bins.filter(({ answers }) => answers > 0)).toHaveLength(1)
  })

  test('keep pools apart, and take in the ends of the scale', () => {
    const record = chanceRecord()
    record.take({ ...TORTS, isRight: true }, 1)
    record.take({ ...TORTS, pool: 'ranked', isRight: false }, 0)
    const groups = record.groups()
    expect(groups.map(({ pool, subject }) => [pool, subject])).toEqual([
      ['practice', null],
      ['practice', 'Torts'],
      ['ranked', null],
      ['ranked', 'Torts'],
    ])
    expect(groups[0]?.bins[BINS - 1]?.answers).toBe(1)
    expect(groups[2]?.bins[0]?.answers).toBe(1)
    expect(groups.map(({ brier }) => brier)).toEqual([0, 0, 0, 0])
  })
})

test('an answer’s terms make the chance that its player was told before it', () => {
  const one = player(questions(100, 3), 60, 5)
  const counted = firstAnswers(one, ({ level }) => hardness(level), NOW)
  const last = counted.at(-1) ?? expect.fail('no answer counts')
  const at = one.answers.findIndex(({ question }) => question.id === last.key)
  const asked = one.answers[at] ?? expect.fail('it was not asked')
  const before = one.answers.slice(0, at)
  const stats = before.reduce((all, { subject, isRight, question: { level } }) => {
    const { attemptsByDifficulty: tried, correctByDifficulty: right } = all.get(subject) ?? {
      attemptsByDifficulty: {},
      correctByDifficulty: {},
    }
    const added = {
      ...newSubjectStats(subject),
      attemptsByDifficulty: { ...tried, [level]: ((tried as Record<string, number>)[level] ?? 0) + 1 },
      correctByDifficulty: isRight
        ? { ...right, [level]: ((right as Record<string, number>)[level] ?? 0) + 1 }
        : right,
    }
    return all.set(subject, added)
  }, new Map<string, ReturnType<typeof newSubjectStats>>())
  const ability = abilitiesOf([...stats.values()])[asked.subject]
  const level = asked.question.level
  expect(chanceBy(last.terms, SHOWN)).toBeCloseTo(
    chanceOf({ ability, level, memory: null, at: asked.at }),
    10,
  )
  const memory = remember(null, { correct: true, timedOut: false, hintUsed: false, path: 'x', at: asked.at })
  expect(memory && chanceOf({ ability, level, memory, at: asked.at })).not.toBeCloseTo(
    chanceBy(last.terms, SHOWN),
    2,
  )
})
