import { expect, it } from 'vitest'
import { crashesAfter, ENGINE_POLICY, pauseBefore } from '../../../electron/main/engine-policy.ts'

it('waits longer each time, then gives up', () => {
  const waits = [1, 2, 3, 4].map((crashes) => pauseBefore(crashes, ENGINE_POLICY))
  expect(waits).toEqual([...waits].sort((a, b) => Number(a) - Number(b)))
  expect(waits).not.toContain(null)
  expect(pauseBefore(5, ENGINE_POLICY)).toBeNull()
})

it('counts crashes in a row; an engine that lived long starts the count again', () => {
  expect(crashesAfter(0, 10, ENGINE_POLICY)).toBe(1)
  expect(crashesAfter(3, 10, ENGINE_POLICY)).toBe(4)
  expect(crashesAfter(3, ENGINE_POLICY.healthy, ENGINE_POLICY)).toBe(1)
})
