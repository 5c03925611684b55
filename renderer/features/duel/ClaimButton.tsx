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
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p className="text-sm text-muted" role="status">
        {opponentName} missed two rounds.
      </p>
      <Button
        variant="primary"
        busy={claiming}
        busyLabel="Claiming..."
        icon={<Gavel className="size-4" aria-hidden="true" />}
        onClick={onClaim}
      >
        Claim the win
      </Button>
    </div>
  )
}
