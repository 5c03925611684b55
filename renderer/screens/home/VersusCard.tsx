import { Handshake, Swords } from 'lucide-react'
import { useInbox } from '../../clients/friend-games.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { ViewGamesButton } from '../../components/ViewGamesButton.tsx'

export interface VersusCardProps {
  onLiveDuel: () => void
  onFriend: () => void
  onGames: () => void
}

/** The ways to play against somebody. */
export function VersusCard({ onLiveDuel, onFriend, onGames }: VersusCardProps) {
  const waiting = useInbox().data?.unreadCount ?? 0
  return (
    <Card title="VS Mode" className="flex flex-col">
      <p className="text-pretty text-muted">
        Ten rounds live against a player of your rating, or a bot of four skill levels. With a friend: best of
        seven, turn by turn or live.
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Button
          variant="primary"
          icon={<Swords className="size-4" aria-hidden="true" />}
          onClick={onLiveDuel}
        >
          Live Duel
        </Button>
        <Button icon={<Handshake className="size-4" aria-hidden="true" />} onClick={onFriend}>
          Friend Challenge
        </Button>
        <ViewGamesButton waiting={waiting} onOpen={onGames} />
      </div>
    </Card>
  )
}
