import { Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { fetchAhead } from './fetch-ahead.ts'
import { IconButton } from './IconButton.tsx'

const importDialog = () => import('./PlaySettingsDialog.tsx')
const PlaySettingsDialog = lazy(() =>
  importDialog().then((module) => ({ default: module.PlaySettingsDialog })),
)
const fetchDialog = fetchAhead(importDialog)

/** Opens the settings of play from the question they are about. */
export function PlaySettingsButton() {
  const [shown, setShown] = useState({ ever: false, open: false })
  return (
    <>
      <IconButton
        label="Play settings"
        icon={<Settings2 className="size-5" aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setShown({ ever: true, open: true })}
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
      />
      {shown.ever ? (
        <Suspense fallback={null}>
          <PlaySettingsDialog open={shown.open} onOpenChange={(open) => setShown({ ever: true, open })} />
        </Suspense>
      ) : null}
    </>
  )
}
