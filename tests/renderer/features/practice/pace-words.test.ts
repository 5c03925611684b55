import { describe, expect, it } from 'vitest'
import { drillWords, paceClock } from '../../../../renderer/features/practice/pace-words.ts'

describe('the words of a drill', () => {
  it.each([
    [108_000, '1:48'],
    [60_000, '1:00'],
    [12_400, '0:12'],
    [0, '0:00'],
    [754_000, '12:34'],
  ])('tell %i ms as %s', (ms, text) => {
    expect(paceClock(ms)).toBe(text)
  })

  it('tell how many were in time, and the mean beside the pace', () => {
    expect(drillWords([100_000, 108_000, 120_000], 108_000)).toEqual({
      title: '2 of 3 on pace',
      text: 'You took 1:49 per question on average. You have 1:48 for each.',
    })
  })
})
