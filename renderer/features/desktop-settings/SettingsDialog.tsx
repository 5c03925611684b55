import { Dialog } from '../../components/Dialog.tsx'
import { AwaySettings } from './AwaySettings.tsx'
import { ThisComputer } from './ThisComputer.tsx'

interface SettingsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The settings of this computer, which hold for every player on it. */
export default function SettingsDialog({ open, onOpenChange }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Settings"
      description="These apply to Bar Duel on this computer."
      size="medium"
    >
      <AwaySettings />
      <ThisComputer />
    </Dialog>
  )
}
