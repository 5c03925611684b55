import { MINUTE_MS } from '../days.ts'
import { SOLO_LIVES, SOLO_WAIT_MS, type SoloRun } from './run.ts'

/** The longest time (ms) that a run's first question is believed to have lain before its player. */
export const FIRST_ANSWER_MS = 10 * MINUTE_MS

/** Returns when (ms) a run began at the earliest, as its device tells it, by the first of its answers that is known. */
export const begunAt = (startedAt: number, firstAnswerAt: number): number =>
  Math.max(startedAt, firstAnswerAt - FIRST_ANSWER_MS)

/** Whether a run has lost its last life; one that only stopped has been set aside for another. */
export const isOver = (run: SoloRun): boolean => run.lives <= 0

/**
 * Returns how many of the answers told as a run's are of it: those up to its last life. `correct` has them in the order they
 * count; the others were given on a device that did not know of the end.
 */
export function answersInRun(correct: readonly boolean[]): number {
  let lives = SOLO_LIVES
  for (const [i, one] of correct.entries()) {
    if (!one) lives -= 1
    if (lives === 0) return i + 1
  }
  return correct.length
}

/**
 * Returns the run whose 24-hour wait a run broke that began at `startedAt` (ms) on another device: it had lost its last life
 * within the day before. Null where there is none: a run that began while the other was still going broke nothing,
 * whichever arrives first.
 */
export function brokenWait(startedAt: number, others: Iterable<SoloRun>): SoloRun | null {
  for (const run of others) {
    if (!isOver(run) || run.endedAt === null || run.endedAt > startedAt) continue
    if (startedAt < run.endedAt + SOLO_WAIT_MS) return run
  }
  return null
}

/**
 * Returns a run that began in the wait of another as unscored: its answers keep their XP and mastery. It is closed before it
 * began, so that it is nowhere played on and nobody waits for its end.
 */
export const unscored = (run: SoloRun, waitedFor: SoloRun): SoloRun => ({
  ...run,
  endedAt: Math.min(waitedFor.endedAt ?? run.startedAt, run.startedAt - 1),
})

const later = (a: SoloRun, b: SoloRun): boolean =>
  a.startedAt > b.startedAt || (a.startedAt === b.startedAt && a.id > b.id)

/**
 * One open run a player: of several that devices began apart, the one begun last. The others are set aside as of its
 * beginning; their answers still count when they arrive. Returns the runs that change.
 */
export function setAside(runs: Iterable<SoloRun>): SoloRun[] {
  const open = [...runs].filter((run) => run.endedAt === null)
  const newest = open.reduce<SoloRun | null>((best, run) => (best && !later(run, best) ? best : run), null)
  return newest
    ? open
        .filter((run) => run !== newest)
        .map((run) => ({ ...run, endedAt: Math.max(run.startedAt, newest.startedAt) }))
    : []
}
