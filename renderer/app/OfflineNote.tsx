import { CloudOff } from 'lucide-react'
import { desktop } from '../clients/desktop.ts'
import { useOffline } from '../clients/offline.ts'

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
          {desktop() ? 'You’re offline. Practice still works.' : 'You’re offline. Trying again...'}
        </span>
      ) : null}
    </p>
  )
}
