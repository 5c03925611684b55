import { useEffect, useEffectEvent } from 'react'
import { lengthOfTime } from '#protocol/figures.ts'
import { announce } from '../../components/announcements.ts'
import { classNames } from '../../components/class-names.ts'
import { useNow } from '../../components/use-now.ts'
import { paceClock } from './pace-words.ts'

/** The time that is left when it's said, in ms. */
const WARNED_MS = 30_000
/** The clock is read so often (ms) that no second is left out. */
const EVERY_MS = 250

export interface PaceClockProps {
  /** when the question was shown (ms of the page's clock) */
  shownAt: number
  /** the time taken (ms) once the answer was given; null before */
  spentMs: number | null
  limitMs: number
}

/** The time left of one question at the exam's pace, and then the time over it: nothing ends when it's up. */
export function PaceClock({ shownAt, spentMs, limitMs }: PaceClockProps) {
  const now = useNow(EVERY_MS, spentMs === null)
  const leftMs = limitMs - (spentMs ?? Math.max(0, now - shownAt))
  const isOver = leftMs < 0
  const text = isOver ? `${paceClock(-leftMs)} over` : paceClock(leftMs)
  const isNear = leftMs <= WARNED_MS
  const say = useEffectEvent((words: string) => {
    if (spentMs === null) announce(words)
  })
  useEffect(() => {
    if (isNear) say(`${lengthOfTime(WARNED_MS, 'second')} left.`)
  }, [isNear])
  useEffect(() => {
    if (isOver) say('Time’s up for this one. It still counts.')
  }, [isOver])
  return (
    <p
      role="timer"
      aria-label={isOver ? `Over time by ${paceClock(-leftMs)}` : `Time left: ${paceClock(leftMs)}`}
      className={classNames('font-display text-lg tabular-nums', isOver && 'text-warn')}
    >
      {text}
    </p>
  )
}
