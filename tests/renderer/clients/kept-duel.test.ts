import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetDuel, keepDuel, keptDuel } from '../../../renderer/clients/kept-duel.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  Object.assign(globalThis, { localStorage: storage })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))

test('the duel that runs is kept for its player alone, and the last one counts', () => {
  expect(keptDuel('ann')).toBeNull()
  keepDuel('ann', 'first')
  keepDuel('ann', 'second')
  expect([keptDuel('ann'), keptDuel('ben')]).toEqual(['second', null])
})

test('it is forgotten once its end is told, and a duel that began meanwhile stays', () => {
  keepDuel('ann', 'second')
  forgetDuel('first')
  expect(keptDuel('ann')).toBe('second')
  forgetDuel('second')
  expect(keptDuel('ann')).toBeNull()
  keepDuel('ann', 'third')
  forgetDuel()
  expect(keptDuel('ann')).toBeNull()
})

test('where storage is refused, nothing is kept and nothing fails', () => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  keepDuel('ann', 'first')
  forgetDuel('first')
  expect(keptDuel('ann')).toBeNull()
})
