import { expect, test } from 'vitest'
import { seeded } from '../../support/random.ts'
import { fastStudent, isHeld, sixtyDays } from './honest-players.ts'

test('of 1,000 honest players in 60 days none is refused an answer', () => {
  const random = seeded(19)
  const players = Array.from({ length: 1_000 }, () => sixtyDays(random))
  expect(players.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(300_000)
  expect(players.flatMap(({ refused }) => refused)).toEqual([])
})

test('of 10,000 honest players in 60 days at most one is held', () => {
  const random = seeded(23)
  expect(Array.from({ length: 10_000 }, () => isHeld(random)).filter(Boolean).length).toBeLessThanOrEqual(1)
})

test('of 2,000 fast students, who are right as often as anyone, none is held', () => {
  const random = seeded(29)
  expect(Array.from({ length: 2_000 }, () => isHeld(random, fastStudent(random))).filter(Boolean)).toEqual([])
})
