import { Handshake, Swords } from 'lucide-react'
import { useInbox } from '../../clients/friend-games.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { classNames } from '../../components/class-names.ts'
import { ViewGamesButton } from '../../components/ViewGamesButton.tsx'
import type { CardPlace } from './main-thing.ts'

export interface VersusCardProps {
  place: CardPlace
  onLiveDuel: () => void
  onFriend: () => void
  onGames: () => void
}

/** The ways to play against somebody. */
export function VersusCard({ place, onLiveDuel, onFriend, onGames }: VersusCardProps) {
  const isMain = place === 'main'
  const waiting = useInbox().data?.unreadCount ?? 0
  return (
    <Card title="VS Mode" tone={isMain ? 'main' : 'surface'} className="flex flex-col">
      {/* On a phone the press itself must be in the first screen, above Atticus. */}
      <p className={classNames('text-pretty text-muted', isMain ? null : 'max-sm:hidden')}>
        Ten rounds against a player or a bot.
        <span className="max-sm:hidden"> With a friend: best of seven, turn by turn or live.</span>
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-3 sm:pt-4">
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          size={isMain ? 'large' : 'medium'}
          className="max-sm:w-full"
          icon={<Swords className="size-4" aria-hidden="true" />}
          onClick={onLiveDuel}
        >
          Live Duel
        </Button>
        <Button
          className="max-sm:grow max-sm:basis-0 max-sm:px-1! max-sm:text-sm!"
          icon={<Handshake className="size-4 max-sm:hidden" aria-hidden="true" />}
          onClick={onFriend}
        >
          Friend Challenge
        </Button>
        <ViewGamesButton
          waiting={waiting}
          onOpen={onGames}
          className="max-sm:grow max-sm:basis-0 max-sm:px-1! max-sm:text-sm!"
        />
      </div>
    </Card>
  )
}
