import { RotateCcw } from 'lucide-react'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { Button } from '../../components/Button.tsx'
import { useNow } from '../../components/use-now.ts'

export interface RematchButtonProps {
  duel: LiveDuel
  connected: boolean
  onRematch: () => void
}

/** A rematch is offered and accepted; a bot is always ready. */
export function RematchButton({ duel, connected, onRematch }: RematchButtonProps) {
  const { rematch, start } = duel
  const open = rematch !== null && rematch.from !== 'gone'
  const now = useNow(250, open)
  const seconds = open ? Math.max(0, Math.ceil((rematch.endsAt - now) / 1000)) : 0
  const name = start.opponent.displayName
  const theirs = rematch?.from === 'opponent'
  return (
    <div className="grid justify-items-center gap-1">
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
      {rematch ? (
        <p className="text-sm text-muted tabular-nums" role={open ? undefined : 'status'}>
          {rematch.from === 'gone'
            ? `${name} is not up for a rematch now`
            : theirs
              ? `${name} offers a rematch: ${seconds} s`
              : `Waiting for ${name}: ${seconds} s`}
        </p>
      ) : null}
    </div>
  )
}
