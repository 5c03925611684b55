import { Flag } from 'lucide-react'
import { AskFirst } from '../../components/AskFirst.tsx'
import { Button } from '../../components/Button.tsx'

export interface ResignButtonProps {
  resigning: boolean
  onResign: () => void
}

export const ResignButton = ({ resigning, onResign }: ResignButtonProps) => (
  <AskFirst
    button={(ask) => (
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        className="shrink-0 max-sm:min-h-11 max-sm:px-3"
        icon={<Flag className="size-4" aria-hidden="true" />}
        onClick={ask}
      >
        <span className="max-sm:sr-only">Resign</span>
      </Button>
    )}
    title="Resign this duel?"
    description="Your opponent wins right away. You can’t undo this."
    confirmLabel="Resign"
    cancelLabel="Play on"
    tone="danger"
    busy={resigning}
    busyLabel="Resigning..."
    onConfirm={onResign}
  />
)
