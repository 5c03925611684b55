import { Settings } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { desktop } from '../../clients/desktop.ts'
import { IconButton } from '../../components/IconButton.tsx'
import { openSettings } from '../desktop-settings/door.ts'

const SyncSign = lazy(() => import('../sync/SyncSign.tsx'))

/** What only the desktop's header shows: how syncing stands, and the settings, which a narrow window has there alone. */
export const DesktopSign = () =>
  desktop() ? (
    <Suspense fallback={null}>
      <SyncSign />
      <IconButton
        label="Settings"
        size="small"
        aria-haspopup="dialog"
        className="max-sm:hidden"
        icon={<Settings className="size-4" aria-hidden="true" />}
        onClick={openSettings}
      />
    </Suspense>
  ) : null
