import { useEffect, useRef } from 'react'
import { counted } from '#protocol/figures.ts'
import { announce } from './announcements.ts'
import { classNames } from './class-names.ts'
import { ringShare, secondsShown, URGENT_SECONDS } from './countdown.ts'
import { Numerals } from './Numerals.tsx'
import { prefersReducedMotion } from './reduced-motion.ts'
import { type Countdown, useCountdown } from './use-countdown.ts'

export interface TimerRingProps extends Countdown {
  /** Milliseconds a full ring stands for. */
  totalMs: number
  /** Diameter in pixels, or as a CSS length. */
  size?: number | string | undefined
  label?: string | undefined
  className?: string | undefined
}

/** The clock of a question. The ring drains evenly; with reduced motion it steps each second. */
export function TimerRing(props: TimerRingProps) {
  const { remainingMs, totalMs, running = true, onExpire, size = 98, label = 'Time left', className } = props
  const { seconds, leftMs } = useCountdown({ remainingMs, running, onExpire })
  const ring = useRef<SVGCircleElement>(null)
  const urgent = seconds <= URGENT_SECONDS
  const draining = running && seconds > 0

  useEffect(() => {
    if (!draining || prefersReducedMotion()) return
    const drain = ring.current?.animate(
      { strokeDashoffset: [1 - ringShare(remainingMs, totalMs), 1] },
      { duration: remainingMs, fill: 'forwards' },
    )
    return () => drain?.cancel()
  }, [draining, remainingMs, totalMs])

  useEffect(() => {
    if (urgent && draining)
      announce(
        `${counted(secondsShown(Math.min(remainingMs, URGENT_SECONDS * 1000)), 'second', 'seconds')} left`,
      )
  }, [urgent, draining, remainingMs])

  return (
    <div
      role="timer"
      aria-label={`${label}: ${counted(seconds, 'second', 'seconds')}`}
      className={classNames(
        'relative inline-grid shrink-0 place-items-center transition-colors',
        urgent ? 'text-wrong' : 'text-brass',
        urgent && draining && 'animate-urgent',
        className,
      )}
      style={{ width: size, height: size }}
    >
      <svg className="absolute inset-0 -rotate-90" viewBox="0 0 100 100" fill="none" aria-hidden="true">
        <circle cx="50" cy="50" r="46.5" className="stroke-line" strokeWidth="6" />
        <circle
          ref={ring}
          cx="50"
          cy="50"
          r="46.5"
          pathLength={1}
          stroke="currentColor"
          strokeWidth="6"
          strokeLinecap={leftMs > 0 ? 'round' : 'butt'}
          strokeDasharray={1}
          strokeDashoffset={1 - ringShare(leftMs, totalMs)}
        />
      </svg>
      <Numerals value={seconds} className={urgent ? 'text-wrong' : 'text-ink'} />
    </div>
  )
}
