import { Check, X } from 'lucide-react'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { Button } from '../../components/Button.tsx'
import { sentWords } from './invitation-words.ts'
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
      <p role="status" className="text-sm text-pretty text-muted">
        {sentWords(name, game.yourTurn)}
      </p>
    )
  const busy = accept.isPending || decline.isPending
  return (
    <section
      aria-label="Invitation"
      className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-brass/55 bg-raised px-3 py-2"
    >
      <p className="text-sm text-pretty">
        {name} invites you to a game. Your first answer accepts it too. If you decline, it won’t count.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="small"
          className="min-h-11 aria-disabled:opacity-55"
          icon={<Check className="size-4" aria-hidden="true" />}
          aria-disabled={busy || undefined}
          busy={accept.isPending}
          busyLabel="Accepting..."
          onClick={() => (busy ? undefined : accept.mutate())}
        >
          Accept
        </Button>
        <Button
          size="small"
          className="min-h-11 aria-disabled:opacity-55"
          icon={<X className="size-4" aria-hidden="true" />}
          aria-disabled={busy || undefined}
          busy={decline.isPending}
          busyLabel="Declining..."
          onClick={() => (busy ? undefined : decline.mutate())}
        >
          Decline
        </Button>
      </div>
    </section>
  )
}
