import { describe, expect, test } from 'vitest'
import {
  MIXED,
  PLAYABLE_SUBJECTS,
  SHORT_NAMES,
  SUBJECTS,
  type Subject,
  subjectsInPlay,
} from '#rules/subjects.ts'

test('the seven subjects and their short names (spec section 1)', () => {
  expect(SHORT_NAMES).toEqual({
    'Civil Procedure': 'Civ Pro',
    'Constitutional Law': 'Con Law',
    Contracts: 'Contracts',
    'Criminal Law/Procedure': 'Crim',
    Evidence: 'Evidence',
    'Real Property': 'Property',
    Torts: 'Torts',
  })
  expect(SUBJECTS).toEqual(Object.keys(SHORT_NAMES))
})

test('every setup offers Mixed Questions first, then the seven', () => {
  expect(PLAYABLE_SUBJECTS).toEqual(['Mixed Questions', ...SUBJECTS])
})

describe('the subjects in play', () => {
  test('a chosen subject is asked alone, whatever the roll', () => {
    for (const roll of [0, 0.5, 0.999999]) expect(subjectsInPlay('Torts', roll)).toEqual(['Torts'])
  })

  test('Mixed begins at each subject for one seventh of the rolls, and goes on through the other six', () => {
    const starts = Array.from({ length: 7_000 }, (_, i) => subjectsInPlay(MIXED, (i + 0.5) / 7_000))
    const counts = new Map<Subject, number>()
    for (const order of starts) {
      expect(order.toSorted()).toEqual(SUBJECTS.toSorted())
      const first = order[0] as Subject
      counts.set(first, (counts.get(first) ?? 0) + 1)
    }
    expect([...counts.values()]).toEqual([1000, 1000, 1000, 1000, 1000, 1000, 1000])
  })

  test('the greatest roll below 1 still draws a subject', () => {
    expect(subjectsInPlay(MIXED, 1 - Number.EPSILON)[0]).toBe('Torts')
  })
})
