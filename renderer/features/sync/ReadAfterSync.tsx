import { desktop } from '../../clients/desktop.ts'
import { useSyncStatus } from '../../clients/sync.ts'

function OnTheDesktop() {
  useSyncStatus()
  return null
}

/** Has a screen that is left open read its figures again after a sync that brought news; a browser never syncs. */
export const ReadAfterSync = () => (desktop() ? <OnTheDesktop /> : null)
