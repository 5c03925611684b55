import { type RefObject, useRef } from 'react'

/**
 * Gives the focus back to the element that opened a dialog. Radix does so only for its own trigger, and our dialogs
 * are opened by state: without this the focus falls to the top of the page. `first` takes the focus as the dialog opens.
 */
export function useReturnFocus(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      const { activeElement } = document
      const isInside = event.target instanceof Node && event.target.contains(activeElement)
      if (activeElement instanceof HTMLElement && !isInside) opener.current = activeElement
      if (!first?.current) return
      event.preventDefault()
      first.current.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // Its opener may be gone by now, as the row of a device that was signed out is.
      const back = opener.current?.isConnected ? opener.current : document.getElementById('main')
      back?.focus()
    },
  }
}
