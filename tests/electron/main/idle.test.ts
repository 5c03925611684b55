import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signOutWhenIdle } from '../../../electron/main/idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('signs out once nobody was there for so long, and again only after somebody was', () => {
  let idle = 0
  const signOut = vi.fn()
  const stop = signOutWhenIdle({ minutes: 10, idleSeconds: () => idle, signOut })
  vi.advanceTimersByTime(60_000)
  idle = 599
  vi.advanceTimersByTime(60_000)
  expect(signOut).not.toHaveBeenCalled()
  idle = 600
  vi.advanceTimersByTime(60_000)
  expect(signOut).toHaveBeenCalledOnce()
  idle = 0
  vi.advanceTimersByTime(15_000)
  idle = 700
  vi.advanceTimersByTime(15_000)
  expect(signOut).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(600_000)
  expect(signOut).toHaveBeenCalledTimes(2)
})

it('never signs out by itself unless told to', () => {
  const signOut = vi.fn()
  signOutWhenIdle({ minutes: 0, idleSeconds: () => 1e9, signOut })
  vi.advanceTimersByTime(3_600_000)
  expect(signOut).not.toHaveBeenCalled()
})
