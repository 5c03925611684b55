import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { classNames } from '../../components/class-names.ts'
import { fetchAhead } from '../../components/fetch-ahead.ts'

const importDialog = () => import('./ReportDialog.tsx')
const ReportDialog = lazy(importDialog)
const fetchDialog = fetchAhead(importDialog)

export interface ReportQuestionProps {
  /** the showing the player has answered */
  showingId: string
  /** called when the player starts to write, so that the result stays in sight */
  onOpen?: (() => void) | undefined
  className?: string | undefined
}

/** Stands beside any answered question: says that something is wrong with it. */
export function ReportQuestion({ showingId, onOpen, className }: ReportQuestionProps) {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const [reported, setReported] = useState(false)

  function start() {
    onOpen?.()
    setOpened(true)
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
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
      >
        {reported ? 'Reported' : 'Report this question'}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <ReportDialog
            showingId={showingId}
            open={open}
            onClose={() => setOpen(false)}
            onReported={() => setReported(true)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
