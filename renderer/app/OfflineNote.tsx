import { CloudOff } from 'lucide-react'
import { desktop } from '../clients/desktop.ts'
import { useOffline } from '../clients/offline.ts'

/**
 * Says on every screen of a signed-in player that the server is out of reach, and what that means here: in a bar of its own
 * room at the bottom, over nothing. A duel says it in its own banner.
 */
export function OfflineNote() {
  const isOffline = useOffline()
  return (
    <div role="status">
      {isOffline ? (
        <p
          data-bottom-bar
          className="fixed inset-x-0 bottom-0 z-30 flex h-10 items-center justify-center gap-2 border-t border-line bg-raised px-4 text-sm/tight in-[:root:has([data-arena])]:hidden"
        >
          <CloudOff className="size-4 shrink-0 text-warn" aria-hidden="true" />
          {desktop() ? 'You’re offline. Practice still works.' : 'You’re offline. Trying again...'}
        </p>
      ) : null}
    </div>
  )
}
