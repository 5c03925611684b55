import { expect, test } from 'vitest'
import { CASE_WORDS, chooseCase, type EligibleCase } from '../../../rules/daily/choose-case.ts'
import { EXAM_WEIGHTS } from '../../../rules/drawing/exam-weights.ts'
import { SUBJECTS } from '../../../rules/subjects.ts'

const one = (id: string, parts: Partial<EligibleCase> = {}): EligibleCase => ({
  id,
  family: null,
  subject: 'Torts',
  subtopic: 'Defamation and privacy',
  asked: 0,
  stem: 'A stem of five words.',
  choices: ['a', 'b', 'c', 'd'],
  why: ['1', '2', '3', '4'],
  ...parts,
})
const words = (count: number) => ({ stem: Array.from({ length: count - 4 }, () => 'word').join(' ') })

test('of equally good cases the first is chosen, and of none none', () => {
  expect(chooseCase([one('a'), one('b')])?.id).toBe('a')
  expect(chooseCase([])).toBeNull()
})

test('a case written by hand goes before a family’s, within the words alone', () => {
  expect(chooseCase([one('v', { family: 'f' }), one('h')])?.id).toBe('h')
  expect(chooseCase([one('h', words(CASE_WORDS + 1)), one('v', { family: 'f' })])?.id).toBe('v')
  expect(chooseCase([one('v', { family: 'f' }), one('h', words(CASE_WORDS))])?.id).toBe('h')
})

test('where all are too long the shortest is chosen, of those by hand where there is one', () => {
  const variant = one('v', { ...words(175), family: 'f' })
  expect(chooseCase([variant, one('a', words(200))])?.id).toBe('a')
  expect(chooseCase([one('a', words(200)), one('b', words(180)), one('c', words(190))])?.id).toBe('b')
})

test('a case with one reason for two options comes last', () => {
  const twice = one('twice', { why: ['1', '2', '2', '4'] })
  expect(chooseCase([twice, one('long', words(400))])?.id).toBe('long')
  expect(chooseCase([twice])?.id).toBe('twice')
})

test('subtopics come by the exam’s weights, those of a subject and those of all', () => {
  const subtopics = SUBJECTS.flatMap((subject) =>
    Object.entries(EXAM_WEIGHTS[subject]).map(([subtopic, weight]) => ({ subject, subtopic, weight })),
  )
  const counts = new Map<string, number>()
  const DAYS = 700
  for (let day = 0; day < DAYS; day++) {
    const cases = subtopics.map(({ subject, subtopic }) =>
      one(subtopic, { subject, subtopic, asked: counts.get(subtopic) ?? 0 }),
    )
    const chosen = chooseCase(cases)?.subtopic ?? ''
    counts.set(chosen, (counts.get(chosen) ?? 0) + 1)
  }
  for (const { subtopic, weight } of subtopics)
    expect(Math.abs((counts.get(subtopic) ?? 0) - (DAYS / SUBJECTS.length) * weight)).toBeLessThanOrEqual(1)
})

test('a subtopic that is due goes before the order, and after a case written by hand', () => {
  const had = one('had', { asked: 2 })
  expect(chooseCase([had, one('due')])?.id).toBe('due')
  expect(chooseCase([one('v', { family: 'f' }), had])?.id).toBe('had')
})
