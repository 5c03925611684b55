import { Handshake, Swords } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../components/Button.tsx'
import { ComingCard } from './ComingCard.tsx'

export function VersusCard() {
  const reason = useId()
  return (
    <ComingCard
      title="VS Mode"
      noteId={reason}
      buttons={
        <>
          <Button disabled aria-describedby={reason} icon={<Swords className="size-4" aria-hidden="true" />}>
            Live Duel
          </Button>
          <Button
            disabled
            aria-describedby={reason}
            icon={<Handshake className="size-4" aria-hidden="true" />}
          >
            Friend Challenge
          </Button>
        </>
      }
    >
      Ten rounds live against a player of your rating, or a bot of four skill levels. With a friend: best of
      seven, turn by turn or live.
    </ComingCard>
  )
}
