import { useState } from 'react'
import { classNames } from '../../components/class-names.ts'
import { TimerRing } from '../../components/TimerRing.tsx'

export interface RoundClockProps {
  /** The deadline on the page's monotonic clock, in ms; null while nothing is asked. */
  endsAt: number | null
  totalMs: number
  running: boolean
  onTimeUp: () => void
  /** Every point counts now: the clock says so. */
  close: boolean
}

/**
 * The ring counts from the time left when it is drawn, so that coming back to the page loses no second. A question of
 * its own wants a clock of its own.
 */
export function RoundClock({ endsAt, totalMs, running, onTimeUp, close }: RoundClockProps) {
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
