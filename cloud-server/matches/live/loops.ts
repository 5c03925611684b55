import { atFixedRate, type StopRepeating, withFixedDelay } from '#concurrency/repeat.ts'
import type { Hub } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import type { DuelSettings } from '../settings.ts'
import type { Settler } from '../settle/settle.ts'
import { sweepMatches, unsettledDuels } from '../store/matches.ts'
import { forgetTestDuels } from '../store/test-duels.ts'
import type { LiveServices } from './dispatch.ts'
import type { Onlookers } from './onlookers.ts'
import { keep } from './queue/keep.ts'
import { pair } from './queue/pair.ts'
import type { WatchedDuels } from './watched-duels.ts'

/** Due rows moved in one statement, and settlements looked for in one sweep. */
const SWEEP_MOST = 500
const SETTLE_MOST = 50

export interface LoopsParts {
  db: DuelDatabase
  hub: Hub
  watched: WatchedDuels
  onlookers: Onlookers
  settler: Settler
  services: Pick<LiveServices, 'queue' | 'challenges' | 'rematches'>
  settings: DuelSettings
  failed: (error: Error) => void
}

/** Returns a loop's work that moves what is due, and the time until it should run again (ms). */
function sweeper({ db, watched, settings }: LoopsParts) {
  /** whether the last sweep moved a duel */
  let busy = false
  return {
    delay: () => (busy ? settings.sweepBusyMs : settings.sweepMs),
    async sweep() {
      const moved = await sweepMatches(db, SWEEP_MOST)
      for (const one of moved) watched.moved(one, 'here')
      busy = moved.length > 0
    },
  }
}

/** Makes good what the bus or a dead node lost. */
async function catchUp({
  hub,
  watched,
  onlookers,
  services: { queue, challenges, rematches },
}: LoopsParts): Promise<void> {
  await watched.reread()
  await onlookers.tell()
  await hub.collect()
  await keep(queue)
  await challenges.keep()
  await rematches.keep()
  await challenges.expire()
  await rematches.expire()
}

/** Starts everything a node does by itself. */
export function startLoops(parts: LoopsParts): StopRepeating[] {
  const { db, hub, settler, services, settings, failed } = parts
  const { delay, sweep } = sweeper(parts)
  const settleLeft = async (): Promise<void> => {
    for (const matchId of await unsettledDuels(db, SETTLE_MOST)) settler.settle(matchId)
  }
  return [
    withFixedDelay(delay, sweep, failed),
    withFixedDelay(settings.sweepMs, settleLeft, failed),
    atFixedRate(settings.pairMs, () => pair(services.queue), failed),
    withFixedDelay(settings.rereadMs, () => catchUp(parts), failed),
    withFixedDelay(settings.tidyMs, () => hub.tidy(), failed),
    withFixedDelay(settings.tidyMs, () => forgetTestDuels(db), failed),
  ]
}
