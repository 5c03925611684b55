import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The element with the focus may be gone with what stood here before; then the main landmark gets it. Elsewhere it stays. */
export function keepFocusInPage(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}

/** Every step of a screen, such as the next question, is read from its beginning. */
export function useFreshPage(step: string | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    scrollTo({ top: 0 })
    keepFocusInPage()
  }, [step])
}

/** The path of the screen that stood here last; null for a document just loaded, which the browser itself begins. */
let lastPath: string | null = null

/** A screen that follows another one is read from its beginning. By back or forward the browser scrolls to where it was left. */
export function useFreshScreen() {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    const isNext = lastPath !== null && lastPath !== pathname
    lastPath = pathname
    if (!isNext) return
    if (navigation !== 'POP') scrollTo({ top: 0 })
    keepFocusInPage()
  }, [pathname])
}
