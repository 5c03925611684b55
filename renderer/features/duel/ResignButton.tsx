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
        icon={<Flag className="size-4" aria-hidden="true" />}
        onClick={() => setAsked({ ever: true, open: true })}
      >
        Resign
      </Button>
      {asked.ever ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={asked.open}
            onOpenChange={(open) => setAsked({ ever: true, open })}
            title="Resign this duel?"
            description="Your opponent wins at once, whatever the score. This cannot be undone."
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
