import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/Button.tsx'

const ConfirmDialog = lazy(() =>
  import('../../components/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

export interface ResignButtonProps {
  resigning: boolean
  onResign: () => void
}

export function ResignButton({ resigning, onResign }: ResignButtonProps) {
  const [asked, setAsked] = useState({ ever: false, open: false })
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        className="shrink-0 max-sm:min-h-11 max-sm:px-3"
        icon={<Flag className="size-4" aria-hidden="true" />}
        onClick={() => setAsked({ ever: true, open: true })}
      >
        <span className="max-sm:sr-only">Resign</span>
      </Button>
      {asked.ever ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={asked.open}
            onOpenChange={(open) => setAsked({ ever: true, open })}
            title="Resign this duel?"
            description="Your opponent wins right away. You can’t undo this."
            confirmLabel="Resign"
            cancelLabel="Play on"
            tone="danger"
            busy={resigning}
            busyLabel="Resigning..."
            onConfirm={onResign}
          />
        </Suspense>
      ) : null}
    </>
  )
}
