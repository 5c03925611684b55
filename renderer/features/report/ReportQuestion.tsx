import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { classNames } from '../../components/class-names.ts'
import { fetchedDialog } from '../../components/fetched-dialog.tsx'

const ReportDialog = fetchedDialog(
  async () => (await import('./ReportDialog.tsx')).default,
  ({ onClose }) => onClose(),
)

export interface ReportQuestionProps {
  /** the showing the player has answered */
  showingId: string
  /** called when the player starts to write, so that the result stays in sight */
  onOpen?: (() => void) | undefined
  className?: string | undefined
}

/** Stands beside any answered question: says that something is wrong with it. */
export function ReportQuestion({ showingId, onOpen, className }: ReportQuestionProps) {
  const [open, setOpen] = useState(false)
  const [reported, setReported] = useState(false)

  function start() {
    onOpen?.()
    setOpen(true)
  }

  return (
    <div className={classNames('flex', className)}>
      <Button
        variant="ghost"
        size="small"
        className="min-h-11"
        icon={<Flag className="size-4" aria-hidden="true" />}
        disabled={reported}
        aria-haspopup="dialog"
        onClick={start}
        onPointerEnter={ReportDialog.fetch}
        onFocus={ReportDialog.fetch}
      >
        {reported ? 'Reported' : 'Report this question'}
      </Button>
      <ReportDialog
        showingId={showingId}
        open={open}
        onClose={() => setOpen(false)}
        onReported={() => setReported(true)}
      />
    </div>
  )
}
