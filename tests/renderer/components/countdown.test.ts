import { describe, expect, it } from 'vitest'
import {
  clockText,
  corrected,
  countOf,
  msToNextSecond,
  remainingAt,
  ringShare,
  secondsShown,
} from '../../../renderer/components/countdown.ts'

describe('the countdown', () => {
  it.each([
    [60_000, 60],
    [59_999, 60],
    [59_000, 59],
    [1, 1],
    [0, 0],
    [-5, 0],
  ])('shows %i ms as %i s', (ms, seconds) => {
    expect(secondsShown(ms)).toBe(seconds)
  })

  it.each([
    [60_000, 1000],
    [59_250, 250],
    [1, 1],
    [0, 0],
  ])('with %i ms left the second changes in %i ms', (ms, wait) => {
    expect(msToNextSecond(ms)).toBe(wait)
  })

  it('shows each second once on the way down, from any start', () => {
    for (const start of [60_000, 47_321, 1_001, 999]) {
      const shown: number[] = []
      for (let left = start; left > 0; left -= msToNextSecond(left)) shown.push(secondsShown(left))
      expect(shown).toEqual(Array.from({ length: shown.length }, (_, step) => secondsShown(start) - step))
      expect(shown.at(-1)).toBe(1)
    }
  })

  it('counts from the time left by the server, not from a deadline on another clock', () => {
    expect(remainingAt(47_000, 1_000_000, 1_002_500)).toBe(44_500)
    expect(remainingAt(2000, 0, 9000)).toBe(0)
  })

  it('has its end before it when it is corrected to 0, and not when it began at 0', () => {
    expect(corrected(countOf(30_000), 0)).toEqual({ given: 0, left: 0, ended: false })
    expect(corrected(countOf(0), 0).ended).toBe(true)
  })

  it('does not end again when the server says 0 after it', () => {
    const over = { ...countOf(30_000), left: 0, ended: true }
    expect(corrected(over, 0).ended).toBe(true)
    expect(corrected(over, 30_000)).toBe(over)
  })

  it('counts new time afresh, and ends again after it', () => {
    expect(corrected({ ...countOf(30_000), left: 0, ended: true }, 5_000)).toEqual(countOf(5_000))
    expect(corrected(countOf(0), 5_000)).toEqual(countOf(5_000))
  })

  it('draws a share of the ring within 0 and 1', () => {
    expect([
      ringShare(30_000, 60_000),
      ringShare(90_000, 60_000),
      ringShare(-1, 60_000),
      ringShare(1, 0),
    ]).toEqual([0.5, 1, 0, 0])
  })

  it.each([
    [0, '0:00:00'],
    [61, '0:01:01'],
    [86_399, '23:59:59'],
    [3_600.9, '1:00:00'],
  ])('writes %d s as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })
})
