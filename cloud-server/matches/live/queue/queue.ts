import { batcher } from '#concurrency/batcher.ts'
import type { ToServerPayload } from '#protocol/live/to-server.ts'
import type { Hub, LiveSocket } from '../../../sockets/hub.ts'
import type { DuelDatabase } from '../../../store/database.ts'
import type { DuelSettings } from '../../settings.ts'
import type { Starter } from '../../start/start.ts'
import { type JoinResult, joinQueue, type NewTicket } from '../../store/tickets.ts'
import type { DuelInProgress } from '../in-progress.ts'
import type { WatchedDuels } from '../watched-duels.ts'

export type QueueWish = ToServerPayload<'queue:join'>

export interface QueueParts {
  db: DuelDatabase
  hub: Hub
  watched: WatchedDuels
  starter: Starter
  settings: Pick<
    DuelSettings,
    'botAfterMs' | 'ticketStaleMs' | 'batchMs' | 'paceMs' | 'batchMost' | 'startsPerMinute' | 'matchesPerDay'
  >
  inProgress: DuelInProgress
}

/** The tabs of this node that look for an opponent. */
export interface Queue extends QueueParts {
  /** tickets by the tab's id; `queuedAt` is an instant in ms */
  looking: Map<string, NewTicket & { queuedAt: number }>
  /** queues a ticket; of two tabs of one player that ask at once the later `looks` */
  ask: (ticket: NewTicket) => Promise<JoinResult & { looks: string }>
}

/** Players who begin to look are gathered for so long: a wave of pairing comes each 200 ms. */
const JOIN_PACE_MS = 20

function joinBatcher({ db, settings }: QueueParts): Queue['ask'] {
  return batcher<NewTicket, JoinResult & { looks: string }>(
    async (tickets) => {
      const last = new Map(tickets.map((ticket) => [ticket.playerId, ticket]))
      const timesOf = (playerId: string) => tickets.filter((one) => one.playerId === playerId).length
      const wanted = [...last.values()].map((one) => ({ ...one, times: timesOf(one.playerId) }))
      const joined = await joinQueue(db, wanted, settings)
      const results = new Map(joined.map((one) => [one.playerId, one]))
      return tickets.map(({ playerId, socketId }) => ({
        ...(results.get(playerId) ?? { playerId, kind: 'looking', before: null, waitedMs: 0 }),
        looks: last.get(playerId)?.socketId ?? socketId,
      }))
    },
    { ...settings, paceMs: JOIN_PACE_MS },
  )
}

export const duelQueue = (parts: QueueParts): Queue => ({
  ...parts,
  looking: new Map(),
  ask: joinBatcher(parts),
})

export const ticketOf = (socket: LiveSocket, wish: QueueWish): NewTicket => ({
  playerId: socket.userId,
  socketId: socket.id,
  subject: wish.subject,
  botLevel: wish.botDifficulty,
})

/** Returns a player's wish, for the welcome; null when no tab of theirs looks. */
export function wishOf({ looking }: Queue, userId: string): QueueWish | null {
  for (const one of looking.values())
    if (one.playerId === userId) return { subject: one.subject, botDifficulty: one.botLevel }
  return null
}
