import { House, RotateCcw, Swords } from 'lucide-react'
import { isolated } from '#protocol/isolated.ts'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { Button } from '../../components/Button.tsx'
import { useNow } from '../../components/use-now.ts'
import { isOpponentGone, offerAt } from './opponent-gone.ts'

export interface WaysOnActions {
  onRematch: () => void
  onDecline: () => void
  /** Looks for another opponent. */
  onNext: () => void
  onHome: () => void
}

export interface WaysOnProps {
  duel: LiveDuel
  connected: boolean
  actions: WaysOnActions
}

const goneWords = (name: string, why: 'declined' | 'time' | 'left' | undefined): string => {
  if (why === 'declined') return `${name} declined the rematch`
  return why === 'left' ? `${name} has left` : `${name} can’t rematch right now`
}

/**
 * The ways on from a verdict. Rematch is the main one until the other is gone, then the next opponent is. A rematch is
 * offered and accepted; a bot is always ready.
 */
export function WaysOn({ duel, connected, actions }: WaysOnProps) {
  const { start } = duel
  const { onRematch, onDecline, onNext, onHome } = actions
  const now = useNow(250, duel.rematch !== null && duel.rematch.from !== 'gone')
  const rematch = offerAt(duel.rematch, now)
  const open = rematch !== null && rematch.from !== 'gone'
  const seconds = open ? Math.max(0, Math.ceil((rematch.endsAt - now) / 1000)) : 0
  const name = isolated(start.opponent.displayName)
  const theirs = rematch?.from === 'opponent'
  const gone = isOpponentGone({ ...duel, rematch })
  return (
    <div className="mt-5 grid justify-items-center gap-3">
      <div className="flex flex-wrap items-start justify-center gap-3">
        <Button
          size="large"
          variant={gone ? 'secondary' : 'primary'}
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
        <Button
          size="large"
          variant={gone ? 'primary' : 'secondary'}
          disabled={!connected}
          icon={<Swords className="size-5" aria-hidden="true" />}
          onClick={onNext}
        >
          Next opponent
        </Button>
        <Button
          size="large"
          variant="ghost"
          icon={<House className="size-5" aria-hidden="true" />}
          onClick={onHome}
        >
          Return Home
        </Button>
      </div>
      {rematch ? (
        <p className="text-sm text-muted tabular-nums" role={open ? undefined : 'status'}>
          {rematch.from === 'gone'
            ? goneWords(name, rematch.why)
            : theirs
              ? `${name} offers a rematch: ${seconds} sec`
              : `Waiting for ${name}: ${seconds} sec`}
        </p>
      ) : null}
    </div>
  )
}
