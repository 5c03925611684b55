import { minutes, minutesText, momentText, seconds } from '#protocol/figures.ts'
import { MINUTE_MS } from '#rules/days.ts'
import type { Pace } from '#rules/exam/pace.ts'
import { clockText, secondsShown } from '../../components/countdown.ts'

/** A time (ms) as a clock: '0:59:30'. */
export const clock = (ms: number): string => clockText(secondsShown(ms))

/** A time (ms) in words: '45 sec', '2 min 10 sec'. */
export function spentWords(ms: number): string {
  const spent = Math.round(ms / 1000)
  const rest = spent % 60
  if (spent < 60) return seconds(spent)
  return rest === 0 ? minutes(spent / 60) : `${minutes((spent - rest) / 60)} ${seconds(rest)}`
}

/** A time (ms) in whole minutes: '45 min', '3 hr'. */
export const minutesWords = (ms: number): string => minutesText(Math.round(ms / MINUTE_MS))

export const dayWords = (at: number): string => momentText(at)

/** How a player stands at a checkpoint, in a sentence. */
export function paceWords({ answered, aheadMs }: Pace): string {
  const far = Math.round(Math.abs(aheadMs) / MINUTE_MS)
  if (far === 0) return `${answered} answered. You’re right on pace.`
  return `${answered} answered. You’re ${minutesWords(far * MINUTE_MS)} ${aheadMs > 0 ? 'ahead of' : 'behind'} an even pace.`
}
