import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  nextSentence,
  piecesOf,
  type Stretch,
  toggled,
} from '../../../../renderer/features/exam/highlights.ts'

const stretches = fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]): Stretch => [Math.min(a, b), Math.max(a, b)])
const TEXT = 'x'.repeat(61)

describe('highlights of a question', () => {
  test('touching ones grow together, and one inside another takes it away there', () => {
    expect(toggled([[0, 4]], [4, 8])).toEqual([[0, 8]])
    expect(toggled([[10, 20]], [2, 5])).toEqual([
      [2, 5],
      [10, 20],
    ])
    expect(toggled([[0, 10]], [3, 5])).toEqual([
      [0, 3],
      [5, 10],
    ])
    expect(toggled([[0, 10]], [0, 10])).toEqual([])
    expect(toggled([[0, 10]], [4, 4])).toEqual([[0, 10]])
  })

  test('sentences are stepped through one by one, and after the last comes the first again', () => {
    const text = 'Ames v. Bell sued.\n\nDr. Cole paid $4.50. Who wins?'
    const steps = [nextSentence(text, -1)]
    for (let i = 0; i < 3; i++) steps.push(nextSentence(text, steps[i]?.[0] ?? -1))
    expect(steps.map(([from, to]) => text.slice(from, to))).toEqual([
      'Ames v. Bell sued.',
      'Dr. Cole paid $4.50.',
      'Who wins?',
      'Ames v. Bell sued.',
    ])
    expect(nextSentence('', -1)).toEqual([0, 0])
  })

  test('stay in order and apart whatever is chosen, and the pieces are the text', () =>
    fc.assert(
      fc.property(fc.array(stretches, { maxLength: 12 }), (chosen) => {
        const highlights = chosen.reduce<Stretch[]>((all, one) => toggled(all, one), [])
        for (const [i, [from, to]] of highlights.entries()) {
          expect(from).toBeLessThan(to)
          expect(from).toBeGreaterThan(highlights[i - 1]?.[1] ?? -1)
        }
        const pieces = piecesOf(TEXT, [0, TEXT.length], highlights)
        expect(pieces.map(({ text }) => text).join('')).toBe(TEXT)
        const marked = pieces.filter((one) => one.highlighted).reduce((sum, { text }) => sum + text.length, 0)
        expect(marked).toBe(highlights.reduce((sum, [from, to]) => sum + to - from, 0))
      }),
    ))
})
