import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uuidv7 } from '#protocol/uuidv7.ts'

const timeOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

test('is a version 7 UUID of the RFC variant that holds its time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (now) => {
      const id = uuidv7(now, randomUUID)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(timeOf(id)).toBe(now)
    }),
  )
})

test('two made in the same millisecond differ', () => {
  const ids = Array.from({ length: 1_000 }, () => uuidv7(1_700_000_000_000, randomUUID))
  expect(new Set(ids).size).toBe(1_000)
})

test('a later one sorts after an earlier one', () => {
  expect(uuidv7(1_700_000_000_001, randomUUID) > uuidv7(1_700_000_000_000, randomUUID)).toBe(true)
})
