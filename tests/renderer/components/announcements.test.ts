import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, announcements } from '../../../renderer/components/announcements.ts'

describe('announce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })

  const texts = () => announcements().map(({ text, assertive }) => [text, assertive])

  it('removes each message 3 s after it was said (spec section 2)', () => {
    announce('Round 1. New question presented.')
    vi.advanceTimersByTime(2000)
    announce('10 seconds left', { assertive: true })
    vi.advanceTimersByTime(999)
    expect(texts()).toEqual([
      ['Round 1. New question presented.', false],
      ['10 seconds left', true],
    ])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([['10 seconds left', true]])
    vi.advanceTimersByTime(2000)
    expect(texts()).toEqual([])
  })

  it('says the same words twice as two messages', () => {
    announce('Hint shown')
    announce('Hint shown')
    expect(new Set(announcements().map(({ id }) => id)).size).toBe(2)
  })
})
