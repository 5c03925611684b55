import { afterEach, expect, it, vi } from 'vitest'
import { forgetMarks, keepUntold, type Marked, untoldMarks } from '../../../renderer/clients/untold-marks.ts'

const MARKS: Marked = [[2, { place: 1, flagged: true, struck: [0], highlights: [] }]]

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
    removeItem: (key: string) => void open().delete(key),
  })
  return kept
}

afterEach(() => vi.unstubAllGlobals())

it('marks wait for their block alone, until the engine has them or the player signs out', () => {
  const kept = storage()
  expect(untoldMarks('b1')).toEqual([])
  keepUntold('b1', MARKS)
  expect(untoldMarks('b1')).toEqual(MARKS)
  expect(untoldMarks('b2')).toEqual([])
  keepUntold('b1', [])
  expect([...kept]).toEqual([])
  keepUntold('b1', MARKS)
  forgetMarks()
  expect(untoldMarks('b1')).toEqual([])
})

it('where storage is refused nothing is kept', () => {
  storage(true)
  keepUntold('b1', MARKS)
  forgetMarks()
  expect(untoldMarks('b1')).toEqual([])
})
