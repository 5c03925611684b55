import { expect, test } from 'vitest'
import { remembered } from '../../../cloud-server/leaderboard/store/remembered.ts'

test('reads once for all who ask while it is fresh, and again after', async () => {
  let now = 0
  let reads = 0
  const ask = remembered(
    100,
    async (key: string) => `${key} ${++reads}`,
    () => now,
  )
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  now = 99
  expect(await ask('a')).toBe('a 1')
  now = 100
  expect(await ask('a')).toBe('a 3')
})

test('a reading that failed is read again', async () => {
  let fails = true
  const ask = remembered(1_000, async () => {
    if (fails) throw new Error('away')
    return 'here'
  })
  await expect(ask('a')).rejects.toThrow('away')
  fails = false
  expect(await ask('a')).toBe('here')
})
