import { expect, test } from 'vitest'
import { usedUpBuckets } from '#study/questions/used-up.ts'

const bucket = { pool: 'practice', subject: 'Torts', difficulty: 1 } as const

test('remembers a player’s bucket for the version it was learned of', () => {
  const usedUp = usedUpBuckets()
  expect(usedUp.isOf('practice', 'first')).toBe(true)
  usedUp.add('player', bucket)
  expect(usedUp.has('player', bucket)).toBe(true)
  expect(usedUp.has('another', bucket)).toBe(false)
  expect(usedUp.has('player', { ...bucket, difficulty: 2 })).toBe(false)
  expect(usedUp.isOf('practice', 'first')).toBe(true)
  expect(usedUp.has('player', bucket)).toBe(true)
  expect(usedUp.isOf('practice', 'second')).toBe(false)
  expect(usedUp.has('player', bucket)).toBe(false)
  expect(usedUp.isOf('practice', 'second')).toBe(true)
})

test('does not grow without end', () => {
  const usedUp = usedUpBuckets()
  for (let i = 0; i <= 20_000; i++) usedUp.add(`player ${i}`, bucket)
  expect(usedUp.has('player 0', bucket)).toBe(false)
  expect(usedUp.has('player 20000', bucket)).toBe(true)
})
