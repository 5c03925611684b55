import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, quietToasts, toast, toastsShown } from '../../../renderer/components/toast.ts'
import {
  type QueuedToast,
  TOAST_DURATION,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY,
  TOAST_SWIPE_THRESHOLD,
  type ToastEvent,
  toastQueue,
} from '../../../renderer/components/toast-queue.ts'

const queueAfter = (...events: ToastEvent[]) => events.reduce(toastQueue, [] as readonly QueuedToast[])
const added = (id: string): ToastEvent => ({ type: 'added', id, content: { title: `toast ${id}` } })

describe('the toast queue', () => {
  it('has the numbers of spec section 9', () => {
    expect([TOAST_LIMIT, TOAST_REMOVE_DELAY, TOAST_DURATION, TOAST_SWIPE_THRESHOLD]).toEqual([
      1, 1_000_000, 5000, 50,
    ])
  })

  it('shows one toast at a time, the newest', () => {
    expect(queueAfter(added('1'), added('2'))).toEqual([{ id: '2', title: 'toast 2', open: true }])
  })

  it('updates only the toast that is named', () => {
    const patch = { title: 'Match Resigned', variant: 'success' } as const
    expect(queueAfter(added('1'), { type: 'updated', id: '1', patch })).toEqual([
      { id: '1', open: true, ...patch },
    ])
    expect(queueAfter(added('1'), { type: 'updated', id: '9', patch })).toEqual(queueAfter(added('1')))
  })

  it('keeps a dismissed toast, closed, until it is removed', () => {
    const dismissed = queueAfter(added('1'), { type: 'dismissed', id: '1' })
    expect(dismissed).toEqual([{ id: '1', title: 'toast 1', open: false }])
    expect(toastQueue(dismissed, { type: 'removed', id: '1' })).toEqual([])
  })

  it('dismisses all without an id and none for an unknown one', () => {
    expect(queueAfter(added('1'), { type: 'dismissed' })[0]?.open).toBe(false)
    expect(queueAfter(added('1'), { type: 'dismissed', id: '9' })[0]?.open).toBe(true)
  })
})

describe('toast()', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    dismissToast()
    vi.runAllTimers()
    vi.useRealTimers()
  })

  it('forgets a dismissed toast 1,000,000 ms later', () => {
    const { dismiss } = toast({ title: 'History Cleared' })
    dismiss()
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts one removal however often a toast is dismissed', () => {
    const { dismiss } = toast({ title: 'Your Turn!' })
    dismiss()
    dismiss()
    dismissToast()
    expect(vi.getTimerCount()).toBe(1)
  })

  it('drops the removal of a toast that another has replaced', () => {
    toast({ title: 'Challenge Received!' }).dismiss()
    toast({ title: 'Challenge Expired' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('while a question runs against a clock', () => {
  const titles = () => toastsShown().flatMap(({ title, open }) => (open ? [title] : []))

  it('what is on the screen goes, what comes waits its turn, and a failure is said', () => {
    toast({ title: 'Match Starting!', variant: 'success' })
    const end = quietToasts()
    expect(titles()).toEqual([])
    toast({ title: 'Your Turn!' })
    expect(titles()).toEqual([])
    end()
    expect(titles()).toEqual(['Your Turn!'])

    const again = quietToasts()
    toast({ title: 'Error', variant: 'destructive' })
    expect(titles()).toEqual(['Error'])
    again()
    dismissToast()
  })
})
