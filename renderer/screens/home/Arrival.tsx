import { useEffect } from 'react'

/** A mode is read as a page of its own: from the top, with the focus in it. */
export function Arrival() {
  useEffect(() => {
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  return null
}
