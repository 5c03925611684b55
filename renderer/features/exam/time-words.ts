import type { Pace } from '#rules/exam/pace.ts'
import { clockText, secondsShown } from '../../components/countdown.ts'

const MINUTE_MS = 60_000
const DAY = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A time (ms) as a clock: '0:59:30'. */
export const clock = (ms: number): string => clockText(secondsShown(ms))

/** A time (ms) in words: '45 seconds', '2 min 10 sec'. */
export function spentWords(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} sec`
  const rest = seconds % 60
  return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} sec`
}

/** A time (ms) in whole minutes: '60 minutes', '1 minute'. */
export function minutesWords(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

export const dayWords = (at: number): string => DAY.format(at)

/** How a player stands at a checkpoint, in a sentence. */
export function paceWords({ answered, aheadMs }: Pace): string {
  const far = Math.round(Math.abs(aheadMs) / MINUTE_MS)
  if (far === 0) return `${answered} answered. You’re right on pace.`
  return `${answered} answered. You’re ${minutesWords(far * MINUTE_MS)} ${aheadMs > 0 ? 'ahead of' : 'behind'} an even pace.`
}
