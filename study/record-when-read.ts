import { setTimeout as pause } from 'node:timers/promises'
import { restOfReading } from '#rules/reading.ts'
import type { StudyEngine } from './engine.ts'
import type { BeforeAnswer, Recording, RecordResult } from './recording.ts'

/**
 * Records an answer, given when its question can have been read at the soonest: until then it waits. So it does by a clock
 * that was set back since the showing, whose answer a server would refuse. `decide` is given the instant (ms) it counts at.
 */
export async function recordWhenRead(
  { store, now, leastAnswerMs }: StudyEngine,
  userId: string,
  showingId: string,
  decide: (before: BeforeAnswer, at: number) => Recording | null,
): Promise<RecordResult> {
  let restMs = 0
  const early = await store.record(userId, showingId, (before) => {
    const { shownAt } = before.shown.showing
    restMs = restOfReading(now() - shownAt, leastAnswerMs)
    return restMs > 0 ? null : decide(before, Math.max(now(), shownAt))
  })
  if (restMs === 0) return early
  // Between two transactions: the player's lock is not held meanwhile.
  await pause(restMs)
  return store.record(userId, showingId, (before) => {
    const readAt = before.shown.showing.shownAt + leastAnswerMs
    return decide(before, Math.max(now(), readAt))
  })
}
