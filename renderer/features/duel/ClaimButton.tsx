import { Gavel } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/Button.tsx'

const ConfirmDialog = lazy(() =>
  import('../../components/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

export interface ClaimButtonProps {
  opponentName: string
  claiming: boolean
  onClaim: () => void
}

/** The opponent has left two rounds unanswered: the duel need not be played to its end, but an early end pays nothing. */
export function ClaimButton({ opponentName, claiming, onClaim }: ClaimButtonProps) {
  const [asked, setAsked] = useState({ ever: false, open: false })
  return (
    <div className="flex items-center justify-end gap-3">
      <p className="text-sm text-muted max-sm:sr-only">{opponentName} missed two rounds.</p>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        busy={claiming}
        busyLabel="Claiming..."
        className="shrink-0 whitespace-nowrap max-sm:min-h-11 max-sm:px-3"
        icon={<Gavel className="size-4 max-sm:hidden" aria-hidden="true" />}
        onClick={() => setAsked({ ever: true, open: true })}
      >
        Claim the win
      </Button>
      {asked.ever ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={asked.open}
            onOpenChange={(open) => setAsked({ ever: true, open })}
            title="Claim the win?"
            description="This ends the duel. A win pays points and XP only if you’ve both answered three questions."
            confirmLabel="Claim the win"
            cancelLabel="Play on"
            busy={claiming}
            busyLabel="Claiming..."
            onConfirm={onClaim}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
