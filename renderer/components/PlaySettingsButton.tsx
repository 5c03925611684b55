import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { fetchedDialog } from './fetched-dialog.tsx'
import { IconButton } from './IconButton.tsx'

const PlaySettingsDialog = fetchedDialog(
  async () => (await import('./PlaySettingsDialog.tsx')).PlaySettingsDialog,
  ({ onOpenChange }) => onOpenChange(false),
)

/** Opens the settings of play from the question they are about. */
export function PlaySettingsButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Play settings"
        icon={<Settings2 className="size-5" aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={PlaySettingsDialog.fetch}
        onFocus={PlaySettingsDialog.fetch}
      />
      <PlaySettingsDialog open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
