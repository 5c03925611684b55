import { type RefObject, useEffect, useRef } from 'react'

/** The way of the focus from a control that goes with the press on it. */
export interface NextFocus<E extends HTMLElement> {
  /** for the element that has the focus then; where there's none, the main landmark has it */
  next: RefObject<E | null>
  onPress: () => void
}

/** Keeps the focus in the page where a press takes away the control that had it, as 'Dismiss' does. Elsewhere it stays. */
export function useNextFocus<E extends HTMLElement>(): NextFocus<E> {
  const next = useRef<E>(null)
  const isOwed = useRef(false)
  // After every render: the control may be gone at once, or only with the reply.
  useEffect(() => {
    if (!isOwed.current || document.activeElement !== document.body) return
    isOwed.current = false
    const heir = next.current ?? document.getElementById('main')
    heir?.focus()
  })
  return {
    next,
    onPress: () => {
      isOwed.current = document.activeElement !== document.body
    },
  }
}
