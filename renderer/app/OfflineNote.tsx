import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { desktop } from '../clients/desktop.ts'
import { useLive } from '../clients/live/live-atom.ts'

/** A wire that is renewed at once is no loss to tell of (ms). */
const GRACE_MS = 600

/** Whether the server has been out of reach for longer than a wire takes to be renewed. */
function useOffline(): boolean {
  const isLost = useLive().link.at === 'lost'
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(() => setOffline(true), GRACE_MS)
    return () => {
      clearTimeout(timer)
      setOffline(false)
    }
  }, [isLost])
  return isOffline
}

/** Says on every screen of a signed-in player that the server is out of reach, and what that means here. */
export function OfflineNote() {
  const isOffline = useOffline()
  return (
    <p
      role="status"
      className="pointer-events-none fixed bottom-4 left-4 z-30 max-w-[calc(100vw-9rem)] sm:bottom-6 sm:left-6"
    >
      {isOffline ? (
        <span className="inline-flex animate-enter items-center gap-2 rounded-full border border-line bg-raised px-4 py-2 text-sm shadow-overlay">
          <CloudOff className="size-4 shrink-0 text-warn" aria-hidden="true" />
          {desktop() ? 'You’re offline. Practice still works.' : 'You’re offline. Trying again…'}
        </span>
      ) : null}
    </p>
  )
}
