import { batcher } from '#concurrency/batcher.ts'
import type { LiveSocket } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { sideOf } from '../model/setup.ts'
import type { DuelSettings } from '../settings.ts'
import { duelsOf } from '../store/matches.ts'
import type { DuelLoader } from './load.ts'
import type { PlayersDuel } from './redact.ts'

/** Returns a player's own duel as it stands now, for the welcome and for refusals; null without one. */
export type DuelInProgress = (socket: LiveSocket) => Promise<PlayersDuel | null>

export function duelInProgress(
  db: DuelDatabase,
  loader: DuelLoader,
  settings: Pick<DuelSettings, 'batchMs' | 'batchMost' | 'paceMs'>,
): DuelInProgress {
  const duelIn = batcher<string, string | null>(async (userIds) => {
    const found = new Map((await duelsOf(db, userIds)).map(({ userId, matchId }) => [userId, matchId]))
    return userIds.map((userId) => found.get(userId) ?? null)
  }, settings)
  return async (socket) => {
    const matchId = await duelIn(socket.userId)
    const duel = matchId && (await loader.load(matchId))
    const side = duel ? sideOf(duel.setup, socket.userId) : null
    return duel && side ? { duel, side } : null
  }
}
