import { useEffect } from 'react'
import { askWhenCalled } from '../../clients/desktop.ts'
import { closeSettings, openSettings, useSettingsOpen } from '../../clients/open-settings.ts'
import { fetchedDialog } from '../../components/fetched-dialog.tsx'

const SettingsDialog = fetchedDialog(
  async () => (await import('./SettingsDialog.tsx')).default,
  ({ onOpenChange }) => onOpenChange(false),
)

/** Shows this computer's settings over any screen: asked for on a page, or from the application's menu. */
export default function DesktopSettings() {
  const isOpen = useSettingsOpen()
  useEffect(
    () => askWhenCalled((shell) => void shell.settingsAsked().then((wanted) => wanted && openSettings())),
    [],
  )
  return <SettingsDialog open={isOpen} onOpenChange={(next) => (next ? openSettings() : closeSettings())} />
}
