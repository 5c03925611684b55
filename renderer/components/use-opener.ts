import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns a ref for the button that opens something in its own place: once that's closed, and its focus is gone with it, the button
 * has it again.
 */
export function useOpener(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
