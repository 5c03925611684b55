import { RotateCcw } from 'lucide-react'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { useBlocks } from '../../clients/blocks.ts'
import { useInbox } from '../../clients/friend-games.ts'
import { Button } from '../../components/Button.tsx'
import { isUntaken } from './game-status.ts'

export interface RematchProps {
  game: FriendGameDetail
  rematch: {
    busy: boolean
    /** Invites the same friend once more; they accept it or decline it, as any invitation. */
    invite: (opponentUsername: string, subject: PlayableSubject) => void
  }
  onOpen: (matchId: string) => void
}

/** The way on from a game that was played: a new invitation, or the one that stands open between the two already. */
export function Rematch({ game, rematch, onOpen }: RematchProps) {
  const { userId, username, displayName } = game.opponent
  const invitation = useInbox().data?.matches.find(
    (other) => other.invitation !== null && other.opponentProfile.userId === userId,
  )
  const blocked = useBlocks().data?.players.some(({ id }) => id === userId) ?? false
  if (username === null || blocked || isUntaken(game.ended)) return null
  if (invitation)
    return (
      <Button
        variant={invitation.invitation === 'received' ? 'primary' : 'secondary'}
        icon={<RotateCcw className="size-4" aria-hidden="true" />}
        onClick={() => onOpen(invitation.id)}
      >
        {invitation.invitation === 'received' ? `Open ${displayName}’s invitation` : 'Open your invitation'}
      </Button>
    )
  return (
    <Button
      variant="primary"
      icon={<RotateCcw className="size-4" aria-hidden="true" />}
      busy={rematch.busy}
      busyLabel="Inviting..."
      onClick={() => rematch.invite(username, game.subject)}
    >
      Rematch
    </Button>
  )
}
