import { Handshake, Swords } from 'lucide-react'
import { useId } from 'react'
import { liveIsHere } from '../../app/live.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { ViewGamesButton } from '../friend-games/ViewGamesButton.tsx'
import { ComingCard } from './ComingCard.tsx'

export interface VersusCardProps {
  onLiveDuel: () => void
  onFriend: () => void
  onGames: () => void
}

const WORDS =
  'Ten rounds live against a player of your rating, or a bot of four skill levels. With a friend: best of seven, turn by turn or live.'

/** The ways to play against somebody. */
export function VersusCard({ onLiveDuel, onFriend, onGames }: VersusCardProps) {
  const reason = useId()
  const here = liveIsHere()
  const buttons = (
    <>
      <Button
        variant={here ? 'primary' : 'secondary'}
        disabled={!here}
        aria-describedby={here ? undefined : reason}
        icon={<Swords className="size-4" aria-hidden="true" />}
        onClick={onLiveDuel}
      >
        Live Duel
      </Button>
      <Button
        disabled={!here}
        aria-describedby={here ? undefined : reason}
        icon={<Handshake className="size-4" aria-hidden="true" />}
        onClick={onFriend}
      >
        Friend Challenge
      </Button>
    </>
  )
  if (!here)
    return (
      <ComingCard title="VS Mode" noteId={reason} buttons={buttons}>
        {WORDS}
      </ComingCard>
    )
  return (
    <Card title="VS Mode" className="flex flex-col">
      <p className="text-pretty text-muted">{WORDS}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {buttons}
        <ViewGamesButton onOpen={onGames} />
      </div>
    </Card>
  )
}
