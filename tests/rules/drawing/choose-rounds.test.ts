import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../../rules/drawing/choose-question.ts'
import { chooseRounds } from '../../../rules/drawing/choose-rounds.ts'
import { EXAM_WEIGHTS } from '../../../rules/drawing/exam-weights.ts'
import { SUBJECTS, type Subject } from '../../../rules/subjects.ts'
import { seeded } from '../../support/random.ts'

const TORTS = Object.keys(EXAM_WEIGHTS.Torts)

const candidate = (id: string, parts: Partial<Candidate> = {}): Candidate => ({
  id,
  subject: 'Torts',
  subtopic: TORTS[0] as string,
  difficulty: 5,
  family: null,
  path: parts.family ? `${parts.family}:${id}` : id,
  met: false,
  training: false,
  ...parts,
})

const choose = (rounds: number, candidates: Candidate[], level = 5, random = seeded(1)) =>
  chooseRounds(
    Array.from({ length: rounds }, (): Subject => 'Torts'),
    new Map([['Torts', { level, near: 1, candidates }]]),
    random,
  )

const many = (count: number, prefix: string, parts: Partial<Candidate> = {}) =>
  Array.from({ length: count }, (_, i) => candidate(`${prefix}${i}`, parts))

const idsOf = (chosen: Candidate[] | null) => chosen?.map(({ id }) => id).sort()

describe('the questions of a match', () => {
  it('are null where a subject has too few', () => {
    expect(choose(3, many(2, 'h'))).toBeNull()
    expect(choose(2, many(2, 'h'))).toHaveLength(2)
  })

  it('are half and more written by hand', () => {
    const families = Array.from({ length: 12 }, (_, i) => candidate(`v${i}`, { family: `f${i}`, met: false }))
    for (let seed = 1; seed <= 50; seed++) {
      const chosen = choose(10, [...families, ...many(30, 'h')], 5, seeded(seed)) ?? []
      expect(chosen.filter(({ family }) => family === null).length).toBeGreaterThanOrEqual(5)
    }
    expect(choose(10, [...families, ...many(2, 'h')])?.filter(({ family }) => family === null)).toHaveLength(
      2,
    )
  })

  it('are half written by hand at most where those left are few', () => {
    const families = Array.from({ length: 12 }, (_, i) => candidate(`v${i}`, { family: `f${i}` }))
    for (let seed = 1; seed <= 50; seed++) {
      const chosen = choose(10, [...families, ...many(19, 'h')], 5, seeded(seed)) ?? []
      expect(chosen.filter(({ family }) => family === null)).toHaveLength(5)
    }
  })

  it('take a family again only when neither another nor a hand-written one is left', () => {
    const two = [...many(5, 'a', { family: 'f1' }), ...many(5, 'b', { family: 'f2' })]
    const chosen = choose(6, [...two, ...many(4, 'h', { difficulty: 10 })]) ?? []
    expect(chosen.filter(({ family }) => family === null)).toHaveLength(4)
    expect(new Set(chosen.map(({ family }) => family))).toEqual(new Set([null, 'f1', 'f2']))
    expect(choose(6, two)).toHaveLength(6)
  })

  it('take a legal path again only when no other is left', () => {
    const same = many(3, 's', { family: 'f1', path: 'f1:same' })
    const chosen = choose(3, [...same, ...many(2, 'o', { family: 'f1' })])
    expect(new Set(chosen?.map(({ path }) => path)).size).toBe(3)
  })

  it('go further than three levels only when nothing nearer is left, and come from the nearest first', () => {
    const near = [candidate('at 4', { difficulty: 4 }), candidate('at 7', { difficulty: 7 })]
    const far = [candidate('at 9', { difficulty: 9 }), candidate('at 10', { difficulty: 10 })]
    expect(idsOf(choose(1, [...far, ...near]))).toEqual(['at 4'])
    expect(idsOf(choose(2, [...far, ...near]))).toEqual(['at 4', 'at 7'])
    expect(idsOf(choose(3, [...far, ...near]))).toEqual(['at 4', 'at 7', 'at 9'].sort())
  })

  it('are seen ones last, and of two paths the one that neither has met', () => {
    const seen = many(5, 'seen', { training: true, met: true })
    const chosen = choose(3, [...seen, ...many(2, 'v', { family: 'f1', path: 'f1:one' })])
    expect(chosen?.filter(({ training }) => training)).toHaveLength(1)
    const met = candidate('met', { family: 'f1', met: true })
    expect(idsOf(choose(1, [met, candidate('new', { family: 'f2' })]))).toEqual(['new'])
  })

  const sharesOf = (all: Candidate[]) => {
    const MATCHES = 700
    const random = seeded(7)
    const chosen = Array.from({ length: MATCHES }, () => choose(10, all, 5, random) ?? []).flat()
    return (subtopic: string) => chosen.filter((one) => one.subtopic === subtopic).length / (10 * MATCHES)
  }

  it.each([
    ['over many matches', (): number => 5],
    ['also where that of one subtopic is nearest', (subtopic: string) => (subtopic === TORTS[0] ? 5 : 8)],
  ])('come from each subtopic as often as on the exam, %s', (_, difficultyOf) => {
    const shareOf = sharesOf(
      TORTS.flatMap((subtopic) => many(10, `${subtopic} `, { subtopic, difficulty: difficultyOf(subtopic) })),
    )
    for (const subtopic of TORTS)
      expect(Math.abs(shareOf(subtopic) - (EXAM_WEIGHTS.Torts[subtopic] ?? 0))).toBeLessThan(0.02)
  })

  it('keep the order of the subjects', () => {
    const stock = SUBJECTS.map(
      (subject) =>
        [
          subject,
          { level: 1, near: 1, candidates: [candidate(subject, { subject, difficulty: 1 })] },
        ] as const,
    )
    const order = SUBJECTS.toReversed()
    expect(chooseRounds(order, new Map(stock), seeded(3))?.map(({ subject }) => subject)).toEqual(order)
  })
})
