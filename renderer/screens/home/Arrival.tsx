import { useEffect } from 'react'

/** A mode is a page of its own to whoever reads it: from the top, with the focus in it. */
export function Arrival() {
  useEffect(() => {
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  return null
}
