import { Inbox } from 'lucide-react'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'

export interface ViewGamesButtonProps {
  /** The number of games that wait for this player. */
  waiting: number
  onOpen: () => void
  fullWidth?: boolean
  className?: string | undefined
}

/** 'View Active Games' with the number that waits (spec section 2, Friend Challenge). */
export function ViewGamesButton({ waiting, onOpen, fullWidth, className }: ViewGamesButtonProps) {
  return (
    <Button
      icon={<Inbox className="size-4 max-sm:hidden" aria-hidden="true" />}
      aria-haspopup="dialog"
      fullWidth={fullWidth}
      className={className}
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
