import { Dialog } from './Dialog.tsx'
import { PlaySettings } from './PlaySettings.tsx'

export interface PlaySettingsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The settings of play over the question that they are about. */
export const PlaySettingsDialog = ({ open, onOpenChange }: PlaySettingsDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Play settings">
    <PlaySettings />
  </Dialog>
)
