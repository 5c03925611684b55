import { useEffect } from 'react'

const toTop = () => scrollTo(0, 0)

/** A mode is read as a page of its own, also on the way back: from the top, with the focus in it. */
export function Arrival() {
  useEffect(() => {
    toTop()
    document.getElementById('main')?.focus({ preventScroll: true })
    // On the way back the browser scrolls to where the mode was left, once it's drawn: past the banner of a duel that goes on.
    const frame = requestAnimationFrame(toTop)
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
