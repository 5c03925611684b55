import { singleFlight } from '#concurrency/single-flight.ts'
import type { Database } from '../store/database.ts'
import { playersToMend } from './store/left-to-mend.ts'
import { mendPlayer } from './store/mending.ts'

/** Players read at once. */
const MOST = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

export interface Mender {
  /** Brings every record in line with the rulings; calls that come meanwhile wait for one more round. Never rejects. */
  mend(): Promise<void>
  /** Lets the player at hand be finished; the rest waits for the next start. */
  stop(): Promise<void>
}

/** Mends players one after another: rulings are rare, and answers must not wait for them. */
export function mender(db: Database, now: () => number, onFailure: (error: unknown) => void): Mender {
  let stopped = false

  async function round(): Promise<void> {
    let players = await playersToMend(db, FIRST, MOST)
    while (players.length > 0) {
      for (const userId of players) {
        if (stopped) return
        await mendPlayer(db, userId, now()).catch(onFailure)
      }
      players = await playersToMend(db, players.at(-1) ?? FIRST, MOST)
    }
  }

  const rounds = singleFlight(() => round().catch(onFailure))

  return {
    mend: rounds.run,
    stop() {
      stopped = true
      return rounds.idle()
    },
  }
}
