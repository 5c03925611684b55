import { afterEach, expect, it, vi } from 'vitest'
import { keepChoice, keptChoice } from '../../../../renderer/screens/daily/kept-choice.ts'

/** A tab's storage, or one that refuses as private windows may. */
function storage(refuses = false) {
  const kept = new Map<string, string>()
  const open = () => {
    if (refuses) throw new Error('refused')
    return kept
  }
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, value: string) => void open().set(key, value),
  })
}

afterEach(() => vi.unstubAllGlobals())

it('the last choice of a case is kept, for that case alone', () => {
  storage()
  expect(keptChoice('today')).toBeNull()
  keepChoice('today', 3)
  keepChoice('today', 0)
  expect(keptChoice('today')).toBe(0)
  expect(keptChoice('tomorrow')).toBeNull()
})

it('where storage is refused nothing is kept', () => {
  storage(true)
  keepChoice('today', 3)
  expect(keptChoice('today')).toBeNull()
})
