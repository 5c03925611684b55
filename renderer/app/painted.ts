/** A browser paints what the document brings long before; one that never says so must not keep the app from its start. */
const PATIENCE_MS = 1_000

/** Resolves once the page has been painted for the first time. Resolves right away where nothing is painted. */
export function painted(): Promise<void> {
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint')
  if (!isTold || document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) done()
    })
    const timer = setTimeout(done, PATIENCE_MS)
    function done() {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
    observer.observe({ type: 'paint', buffered: true })
  })
}
