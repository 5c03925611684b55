import { Inbox } from 'lucide-react'
import { useInbox } from '../features/friend-games/use-friend-games.ts'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'

/** 'View Active Games' with the number of games that wait for this player (spec section 2, Friend Challenge). */
export function ViewGamesButton({ onOpen, fullWidth }: { onOpen: () => void; fullWidth?: boolean }) {
  const waiting = useInbox().data?.unreadCount ?? 0
  return (
    <Button
      icon={<Inbox className="size-4" aria-hidden="true" />}
      aria-haspopup="dialog"
      fullWidth={fullWidth}
      onClick={onOpen}
    >
      View Active Games
      {waiting > 0 ? (
        <Badge tone="brass" className="ml-2">
          {waiting}
          <span className="sr-only"> waiting for you</span>
        </Badge>
      ) : null}
    </Button>
  )
}
