import { SOLO_WAIT_MS, type SoloRun } from './run.ts'

/** Whether a run has lost its last life; one that only stopped has been set aside for another. */
export const isOver = (run: SoloRun): boolean => run.lives <= 0

/**
 * Whether a run that began at `startedAt` (ms) on a device broke the 24-hour wait: another had lost its last life within
 * the day before. One that began while the other was still going broke nothing, whichever arrives first.
 */
export const beganInWait = (startedAt: number, others: Iterable<SoloRun>): boolean => {
  for (const run of others) {
    if (!isOver(run) || run.endedAt === null || run.endedAt > startedAt) continue
    if (startedAt < run.endedAt + SOLO_WAIT_MS) return true
  }
  return false
}

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
