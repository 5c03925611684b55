import { Check, X } from 'lucide-react'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { Button } from '../../components/Button.tsx'
import { useAccept, useDecline } from './use-moves.ts'

export interface InvitationProps {
  game: FriendGameDetail
  side: NonNullable<FriendGameDetail['invitation']>
}

/** A game that the other player has not taken: yes or no for the player invited, and what is awaited for the other. */
export function Invitation({ game, side }: InvitationProps) {
  const accept = useAccept(game.id)
  const decline = useDecline(game.id)
  const name = game.opponent.displayName
  if (side === 'sent')
    return (
      <p role="status" className="rounded-lg border border-edge bg-raised px-4 py-3 text-muted">
        {name} hasn’t accepted yet. You can answer the first question now. If nobody accepts within three
        days, the game counts for nobody.
      </p>
    )
  const busy = accept.isPending || decline.isPending
  return (
    <section
      aria-label="Invitation"
      className="grid grid-cols-1 gap-3 rounded-lg border border-brass/55 bg-raised px-4 py-3"
    >
      <p>
        {name} invites you to a game. Answering the first question accepts it too. A declined game counts for
        nobody.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<Check className="size-4" aria-hidden="true" />}
          disabled={busy}
          busy={accept.isPending}
          busyLabel="Accepting..."
          onClick={() => accept.mutate()}
        >
          Accept
        </Button>
        <Button
          icon={<X className="size-4" aria-hidden="true" />}
          disabled={busy}
          busy={decline.isPending}
          busyLabel="Declining..."
          onClick={() => decline.mutate()}
        >
          Decline
        </Button>
      </div>
    </section>
  )
}
