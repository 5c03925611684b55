import { useState } from 'react'
import type { DuelProfile } from '#protocol/live/profile.ts'
import { classNames } from '../../components/class-names.ts'
import { Numerals } from '../../components/Numerals.tsx'
import { TimerRing } from '../../components/TimerRing.tsx'
import { DuelistPanel, type DuelistStatus } from './DuelistPanel.tsx'

export interface ClockFace {
  /** Names the question being timed: a new key starts the ring afresh. */
  key: string
  /** The deadline on the page's monotonic clock, in ms; null while nothing is asked. */
  endsAt: number | null
  totalMs: number
  running: boolean
}

export interface ScoreboardProps {
  you: DuelProfile
  opponent: DuelProfile
  scores: readonly [you: number, opponent: number]
  hp: readonly [you: number, opponent: number]
  statuses: readonly [you: DuelistStatus, opponent: DuelistStatus]
  clock: ClockFace
  onTimeUp: () => void
  /** Every point counts now: the clock and the scores say so. */
  close?: boolean | undefined
}

/** Both players, the score, and the clock between them. */
export function Scoreboard(props: ScoreboardProps) {
  const { you, opponent, scores, hp, statuses, clock, onTimeUp, close = false } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2 sm:gap-x-6 split:gap-x-12">
      <DuelistPanel profile={you} hp={hp[0]} status={statuses[0]} />
      <div className="flex items-center gap-3 sm:gap-6 split:gap-8">
        <Score value={scores[0]} of="Your score" leads={scores[0] > scores[1]} />
        <RoundClock key={clock.key} clock={clock} onTimeUp={onTimeUp} close={close} />
        <Score value={scores[1]} of={`Score of ${opponent.displayName}`} leads={scores[1] > scores[0]} />
      </div>
      <DuelistPanel profile={opponent} hp={hp[1]} status={statuses[1]} opposing />
    </div>
  )
}

function Score({ value, of, leads }: { value: number; of: string; leads: boolean }) {
  return (
    <p className={classNames('text-2xl leading-none sm:text-3xl', leads && 'text-brass')}>
      <span className="sr-only">{of}: </span>
      {/* A new number comes in of its own. */}
      <span key={value} className="inline-block animate-enter">
        <Numerals value={value} />
      </span>
    </p>
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
      size="clamp(3.75rem, 12vw, 6.125rem)"
      className={classNames(
        'text-xl sm:text-3xl rounded-full transition-shadow',
        close && 'ring-1 ring-brass/55 ring-offset-2 ring-offset-ground sm:ring-2 sm:ring-offset-4',
      )}
    />
  )
}
