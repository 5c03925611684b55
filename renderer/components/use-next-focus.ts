import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus goes when the control that was pressed goes away. */
export interface NextFocus<E extends HTMLElement> {
  /** for the element that has the focus then; where there's none, the main landmark has it */
  next: RefObject<E | null>
  onPress: () => void
}

/**
 * Keeps the focus in the page where a press takes away the control that had it, as 'Dismiss' does. Elsewhere it stays.
 * `isInPlace`: what has it then begins where the control was, so nothing is scrolled for it.
 */
export function useNextFocus<E extends HTMLElement>({ isInPlace = false } = {}): NextFocus<E> {
  const next = useRef<E>(null)
  const pressed = useRef<Element | null>(null)
  // After every render: the control may be gone at once, or only with the reply.
  useEffect(() => {
    const { activeElement, body } = document
    if (!pressed.current || activeElement === pressed.current) return
    const isGone = !pressed.current.isConnected
    pressed.current = null
    // The player may have gone on elsewhere meanwhile.
    if (!isGone || activeElement !== body) return
    const heir = next.current ?? document.getElementById('main')
    heir?.focus({ preventScroll: isInPlace })
  })
  return {
    next,
    onPress: () => {
      const { activeElement, body } = document
      pressed.current = activeElement === body ? null : activeElement
    },
  }
}
