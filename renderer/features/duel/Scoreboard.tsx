import { useState } from 'react'
import { classNames } from '../../components/class-names.ts'
import { TimerRing } from '../../components/TimerRing.tsx'
import { type Duelist, DuelistPanel } from './DuelistPanel.tsx'

export interface ClockFace {
  /** Names the question being timed: a new key starts the ring afresh. */
  key: string
  /** The deadline on the page's monotonic clock, in ms; null while nothing is asked. */
  endsAt: number | null
  totalMs: number
  running: boolean
}

export interface ScoreboardProps {
  you: Duelist
  opponent: Duelist
  clock: ClockFace
  onTimeUp: () => void
  /** Every point counts now: the clock says so. */
  close?: boolean | undefined
}

/** Both players with their scores, and the clock between them. */
export function Scoreboard({ you, opponent, clock, onTimeUp, close = false }: ScoreboardProps) {
  return (
    <div className="arena-standing grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 sm:gap-x-6 split:gap-x-12">
      <DuelistPanel duelist={you} />
      <RoundClock key={clock.key} clock={clock} onTimeUp={onTimeUp} close={close} />
      <DuelistPanel duelist={opponent} opposing />
    </div>
  )
}

/** The ring counts from the time left when it is drawn, so that coming back to the page loses no second. */
function RoundClock({ clock, onTimeUp, close }: { clock: ClockFace; onTimeUp: () => void; close: boolean }) {
  const { endsAt, totalMs, running } = clock
  const [remainingMs] = useState(() =>
    endsAt === null ? totalMs : Math.max(0, Math.round(endsAt - performance.now())),
  )
  return (
    <TimerRing
      remainingMs={remainingMs}
      totalMs={totalMs}
      running={running}
      onExpire={onTimeUp}
      size="clamp(3.5rem, 12vw, 6rem)"
      className={classNames(
        'text-xl sm:text-3xl rounded-full transition-shadow',
        close && 'ring-1 ring-brass/55 ring-offset-2 ring-offset-ground sm:ring-2 sm:ring-offset-4',
      )}
    />
  )
}
