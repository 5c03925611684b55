import { Gavel } from 'lucide-react'
import { Button } from '../../components/Button.tsx'

export interface ClaimButtonProps {
  opponentName: string
  claiming: boolean
  onClaim: () => void
}

/** The opponent has left two rounds unanswered: the duel need not be played to its end. */
export function ClaimButton({ opponentName, claiming, onClaim }: ClaimButtonProps) {
  return (
    <div className="flex items-center justify-end gap-3">
      <p className="text-sm text-muted max-sm:sr-only">{opponentName} missed two rounds.</p>
      <Button
        variant="primary"
        busy={claiming}
        busyLabel="Claiming..."
        className="shrink-0 whitespace-nowrap max-sm:min-h-11 max-sm:px-3"
        icon={<Gavel className="size-4 max-sm:hidden" aria-hidden="true" />}
        onClick={onClaim}
      >
        Claim the win
      </Button>
    </div>
  )
}
