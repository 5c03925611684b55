import { counted, minutesText, whole } from '#protocol/figures.ts'
import { MINUTE_MS } from '#rules/days.ts'
import type { SoloStatus } from '../../clients/solo.ts'

/** A wait in hours and minutes, never said to be shorter than it is. */
export function waitText(ms: number): string {
  const length = Math.ceil(ms / MINUTE_MS)
  return length <= 1 ? 'a minute' : minutesText(length)
}

export interface SoloStanding {
  /** The player's state in a sentence; null when there is none to tell yet. */
  readonly note: string | null
  /** The label of the button. */
  readonly action: string
  /** Whether it leads to a question; otherwise to the wait. */
  readonly canPlay: boolean
}

const lives = (left: number): string => `${counted(left, 'life', 'lives')} left`

/** Returns the words of the solo card, before its status is known as well. */
export function soloStanding(status: SoloStatus | undefined): SoloStanding {
  const start = { note: null, action: 'Start Solo Challenge', canPlay: true }
  if (!status) return start
  const { open, isDailyComplete, waitMs, best } = status
  if (open)
    return {
      note: `Run in progress: ${open.subject}, question ${open.round}, ${lives(open.livesRemaining)}.`,
      action: 'Resume Solo Challenge',
      canPlay: true,
    }
  if (isDailyComplete)
    return {
      note: `You’re out of lives. Your next run opens in ${waitText(waitMs)}.`,
      action: 'See Solo Challenge Result',
      canPlay: false,
    }
  return best > 0 ? { ...start, note: `Your best score is ${whole(best)}.` } : start
}
