import type { ReactNode } from 'react'

/** Toast numbers of spec sections 2 and 9: milliseconds, and pixels for the swipe. */
export const TOAST_LIMIT = 1
export const TOAST_REMOVE_DELAY = 1_000_000
export const TOAST_DURATION = 5000
export const TOAST_SWIPE_THRESHOLD = 50

export interface ToastAction {
  readonly label: string
  /** How to do the same without this button, for screen readers that may miss it. */
  readonly altText?: string | undefined
  readonly onAction: () => void
}

export interface ToastContent {
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly variant?: 'default' | 'success' | 'destructive' | undefined
  /** Milliseconds on screen. */
  readonly duration?: number | undefined
  readonly action?: ToastAction | undefined
}

export interface QueuedToast extends ToastContent {
  readonly id: string
  readonly open: boolean
}

export type ToastEvent =
  | { readonly type: 'added'; readonly id: string; readonly content: ToastContent }
  | { readonly type: 'updated'; readonly id: string; readonly patch: Partial<ToastContent> }
  | { readonly type: 'dismissed'; readonly id?: string | undefined }
  | { readonly type: 'removed'; readonly id: string }

/**
 * The newest toast first, never more than TOAST_LIMIT: a new one takes the place of the one shown.
 * A dismissed toast stays, closed, until it is removed; without an id all are dismissed.
 */
export function toastQueue(toasts: readonly QueuedToast[], event: ToastEvent): readonly QueuedToast[] {
  switch (event.type) {
    case 'added':
      return [{ ...event.content, id: event.id, open: true }, ...toasts].slice(0, TOAST_LIMIT)
    case 'updated':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, ...event.patch } : toast))
    case 'dismissed':
      return toasts.map((toast) =>
        event.id === undefined || toast.id === event.id ? { ...toast, open: false } : toast,
      )
    case 'removed':
      return toasts.filter((toast) => toast.id !== event.id)
  }
}

/** The toasts to show: while it must be quiet, only failures; one already closed has nothing left to wait for. */
export const shownToasts = (toasts: readonly QueuedToast[], quiet: boolean): readonly QueuedToast[] =>
  quiet ? toasts.filter(({ variant, open }) => variant === 'destructive' || !open) : toasts
