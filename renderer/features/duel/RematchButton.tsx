import { RotateCcw } from 'lucide-react'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { Button } from '../../components/Button.tsx'
import { useNow } from '../../components/use-now.ts'

export interface RematchButtonProps {
  duel: LiveDuel
  connected: boolean
  onRematch: () => void
  onDecline: () => void
}

const goneWords = (name: string, why: 'declined' | 'time' | 'left' | undefined): string => {
  if (why === 'declined') return `${name} declined the rematch`
  return why === 'left' ? `${name} has left` : `${name} isn’t up for a rematch now`
}

/** A rematch is offered and accepted; a bot is always ready. */
export function RematchButton({ duel, connected, onRematch, onDecline }: RematchButtonProps) {
  const { rematch, start } = duel
  const open = rematch !== null && rematch.from !== 'gone'
  const now = useNow(250, open)
  const seconds = open ? Math.max(0, Math.ceil((rematch.endsAt - now) / 1000)) : 0
  const name = start.opponent.displayName
  const theirs = rematch?.from === 'opponent'
  return (
    <div className="grid justify-items-center gap-1">
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          size="large"
          variant={theirs ? 'primary' : 'secondary'}
          disabled={!connected}
          busy={rematch?.from === 'you'}
          busyLabel="Rematch offered"
          icon={<RotateCcw className="size-5" aria-hidden="true" />}
          onClick={onRematch}
        >
          {theirs ? 'Accept Rematch' : 'Rematch'}
        </Button>
        {theirs ? (
          <Button size="large" disabled={!connected} onClick={onDecline}>
            Decline
          </Button>
        ) : null}
      </div>
      {rematch ? (
        <p className="text-sm text-muted tabular-nums" role={open ? undefined : 'status'}>
          {rematch.from === 'gone'
            ? goneWords(name, rematch.why)
            : theirs
              ? `${name} offers a rematch: ${seconds} s`
              : `Waiting for ${name}: ${seconds} s`}
        </p>
      ) : null}
    </div>
  )
}
