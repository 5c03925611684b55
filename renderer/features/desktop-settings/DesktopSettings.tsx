import { lazy, Suspense, useEffect } from 'react'
import { askWhenCalled } from '../../clients/desktop.ts'
import { closeSettings, openSettings, useSettingsDialog } from '../../clients/open-settings.ts'

const SettingsDialog = lazy(() => import('./SettingsDialog.tsx'))

/** Shows this computer's settings over any screen: asked for on a page, or from the application's menu. */
export default function DesktopSettings() {
  const { asked, open } = useSettingsDialog()
  useEffect(
    () => askWhenCalled((shell) => void shell.settingsAsked().then((wanted) => wanted && openSettings())),
    [],
  )
  return asked ? (
    <Suspense fallback={null}>
      <SettingsDialog open={open} onOpenChange={(next) => (next ? openSettings() : closeSettings())} />
    </Suspense>
  ) : null
}
