import type { LeftBlock } from '../../clients/exam.ts'
import { clock } from './time-words.ts'

/** Tells of the block that is open, and whether its clock runs: another tab may have it. */
export function openWords({ answered, length, leftMs, isPaused }: LeftBlock): string {
  const standing = `You have a block open: ${answered} of ${length} answered, ${clock(leftMs)} left.`
  return isPaused !== false
    ? `${standing} Your clock is paused.`
    : `${standing} Your clock is running: the block is open in another tab, or its page was just closed or reloaded.`
}
