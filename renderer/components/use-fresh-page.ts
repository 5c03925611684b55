import { useEffect } from 'react'

/**
 * Every step of a screen, such as the next question, is read from its beginning. The element with the focus may be gone
 * with the step before; then the main landmark gets it. An element elsewhere that still has the focus keeps it.
 */
export function useFreshPage(step: string | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    scrollTo({ top: 0 })
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [step])
}
