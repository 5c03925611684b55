import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import {
  type QueuedToast,
  shownToasts,
  TOAST_REMOVE_DELAY,
  type ToastContent,
  type ToastEvent,
  toastQueue,
} from './toast-queue.ts'

const queueAtom = atom<readonly QueuedToast[]>([])
/** How many screens now run a question against a clock. */
const quietCountAtom = atom(0)
const quietAtom = atom((get) => get(quietCountAtom) > 0)
const shownAtom = atom((get) => shownToasts(get(queueAtom), get(quietAtom)))
const store = getDefaultStore()
const queue = (): readonly QueuedToast[] => store.get(queueAtom)
const removals = new Map<string, ReturnType<typeof setTimeout>>()
let count = 0

export interface ToastHandle {
  readonly id: string
  readonly update: (patch: Partial<ToastContent>) => void
  readonly dismiss: () => void
}

/** Shows a toast from anywhere, in or out of a component; it replaces the one on screen. */
export function toast(content: ToastContent): ToastHandle {
  count += 1
  const id = String(count)
  handle({ type: 'added', id, content })
  return {
    id,
    update: (patch) => handle({ type: 'updated', id, patch }),
    dismiss: () => dismissToast(id),
  }
}

/** Closes one toast, or all of them; each is forgotten TOAST_REMOVE_DELAY later. */
export function dismissToast(id?: string): void {
  handle({ type: 'dismissed', id })
  for (const { id: closed, open } of queue()) {
    if (open || removals.has(closed)) continue
    removals.set(
      closed,
      setTimeout(() => {
        removals.delete(closed)
        handle({ type: 'removed', id: closed })
      }, TOAST_REMOVE_DELAY),
    )
  }
}

/** The toasts to show now. */
export const toastsShown = (): readonly QueuedToast[] => store.get(shownAtom)
export const useToasts = (): readonly QueuedToast[] => useAtomValue(shownAtom)

/**
 * From now on a question runs against a clock: only a failure is said, what is on the screen goes, and the rest waits.
 * Returns the end of it.
 */
export function quietToasts(): () => void {
  for (const { id, variant } of queue()) if (variant !== 'destructive') dismissToast(id)
  store.set(quietCountAtom, (count) => count + 1)
  return () => store.set(quietCountAtom, (count) => count - 1)
}

export const useQuietToasts = (): void => useEffect(quietToasts, [])

/** Whether a question runs against a clock now, so that nothing may come over it. */
export const isQuiet = (): boolean => store.get(quietAtom)
export const useIsQuiet = (): boolean => useAtomValue(quietAtom)

function handle(event: ToastEvent): void {
  store.set(queueAtom, toastQueue(queue(), event))
  for (const [id, timer] of removals) {
    if (queue().some((queued) => queued.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
}
