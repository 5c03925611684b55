import { lazy, Suspense } from 'react'
import { desktop } from '../../clients/desktop.ts'

const SyncSign = lazy(() => import('../sync/SyncSign.tsx'))

/** What only the desktop's header shows: how syncing stands. */
export const DesktopSign = () =>
  desktop() ? (
    <Suspense fallback={null}>
      <SyncSign />
    </Suspense>
  ) : null
