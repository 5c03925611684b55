import { describe, expect, test } from 'vitest'
import {
  DIFFICULTY_LEVELS,
  difficultyFor,
  difficultyName,
  difficultyWord,
  multiplierOf,
} from '#rules/difficulty.ts'

/** Spec section 9, Difficulty levels: name, right answers that reach it, score multiplier. */
const TABLE = [
  [1, 'Intro', 0, 1],
  [2, 'Basic', 50, 1.2],
  [3, 'Intermediate', 150, 1.5],
  [4, 'Advanced', 400, 2],
  [5, 'Expert', 800, 2.5],
  [6, 'Master', 1500, 3],
  [7, 'Legendary', 3000, 4],
  [8, 'Mythic', 5000, 5],
  [9, 'Transcendent', 8000, 7],
  [10, 'Divine', 12000, 10],
] as const

describe('difficulty levels (spec section 9)', () => {
  test('there are ten levels, as many as the table has', () => {
    expect(DIFFICULTY_LEVELS).toHaveLength(TABLE.length)
  })

  test.each(TABLE)(
    'level %i, %s, begins at %i right answers and multiplies by %d',
    (level, name, min, by) => {
      expect(difficultyName(level)).toBe(name)
      expect(multiplierOf(level)).toBe(by)
      expect(difficultyFor(min)).toBe(level)
      if (level > 1) expect(difficultyFor(min - 1)).toBe(level - 1)
    },
  )

  test('nothing goes past 10 or under 1', () => {
    expect(difficultyFor(1_000_000)).toBe(10)
    expect(multiplierOf(11)).toBe(10)
    expect(multiplierOf(0)).toBe(1)
    expect(multiplierOf(-3)).toBe(1)
  })
})

test('the spec’s words map easy 1–3, medium 4–6, hard 7–8, expert 9–10 (design section 4)', () => {
  const words = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(difficultyWord)
  expect(words).toEqual([
    ...['easy', 'easy', 'easy'],
    ...['medium', 'medium', 'medium'],
    ...['hard', 'hard'],
    ...['expert', 'expert'],
  ])
})
