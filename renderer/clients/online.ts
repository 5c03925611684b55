import { useSyncExternalStore } from 'react'

function follow(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether this computer has a network, as far as the browser knows. Its component draws anew when that changes. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    // A page drawn with no browser is drawn as one that's online.
    () => true,
  )
