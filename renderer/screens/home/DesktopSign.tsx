import { Settings } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { desktop } from '../../clients/desktop.ts'
import { openSettings } from '../../clients/open-settings.ts'
import { IconButton } from '../../components/IconButton.tsx'

const SyncSign = lazy(() => import('../../features/sync/SyncSign.tsx'))

/**
 * The desktop's own part of the header: the state of syncing, and the settings, which a narrow window has there alone.
 */
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
