import { lazy, Suspense, useEffect, useState } from 'react'
import { askWhenCalled } from '../../clients/desktop.ts'
import { hearOpening } from '../../clients/open-settings.ts'

const SettingsDialog = lazy(() => import('./SettingsDialog.tsx'))

/** Shows this computer's settings over any screen: asked for on a page, or from the application's menu. */
export default function DesktopSettings() {
  const [dialog, setDialog] = useState({ asked: false, open: false })
  useEffect(() => {
    const open = () => setDialog({ asked: true, open: true })
    const stopHearing = hearOpening(open)
    const stopAsking = askWhenCalled((shell) => void shell.settingsAsked().then((asked) => asked && open()))
    return () => {
      stopHearing()
      stopAsking()
    }
  }, [])
  return dialog.asked ? (
    <Suspense fallback={null}>
      <SettingsDialog open={dialog.open} onOpenChange={(open) => setDialog({ asked: true, open })} />
    </Suspense>
  ) : null
}
