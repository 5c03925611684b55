import { singleFlight } from '#concurrency/single-flight.ts'
import type { Database } from '../store/database.ts'
import { playersToRegrade } from './store/left-to-regrade.ts'
import { regradePlayer } from './store/regrading.ts'

/** Players read at once. */
const MOST = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

export interface Regrader {
  /** Brings every record in line with the rulings; calls that come meanwhile wait for one more round. Never rejects. */
  regrade(): Promise<void>
  /** Lets the player at hand be finished; the rest waits for the next start. */
  stop(): Promise<void>
}

/** Regrades players one after another: rulings are rare, and answers must not wait for them. */
export function regrader(db: Database, now: () => number, onFailure: (error: unknown) => void): Regrader {
  let stopped = false

  async function round(): Promise<void> {
    let players = await playersToRegrade(db, FIRST, MOST)
    while (players.length > 0) {
      for (const userId of players) {
        if (stopped) return
        await regradePlayer(db, userId, now()).catch(onFailure)
      }
      players = await playersToRegrade(db, players.at(-1) ?? FIRST, MOST)
    }
  }

  const rounds = singleFlight(() => round().catch(onFailure))

  return {
    regrade: rounds.run,
    stop() {
      stopped = true
      return rounds.idle()
    },
  }
}
