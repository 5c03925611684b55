import { duelsOf } from '../../store/matches.ts'
import { keepTickets } from '../../store/tickets.ts'
import type { Queue } from './queue.ts'

/** Keeps this node's tickets alive, and finds duels whose notice was lost. */
export async function keep({ db, hub, watched, looking }: Queue): Promise<void> {
  if (looking.size === 0) return
  const lost = await keepTickets(db, [...looking.values()])
  if (lost.length === 0) return
  const losers = lost.flatMap((socketId) => looking.get(socketId) ?? [])
  const found = await duelsOf(
    db,
    losers.map((one) => one.playerId),
  )
  watched.find(found.map((one) => one.matchId))
  // Neither kept nor in a duel: another tab of theirs looks now.
  for (const { playerId, socketId } of losers)
    if (!found.some((one) => one.userId === playerId) && looking.delete(socketId))
      hub.byId(socketId)?.send({ type: 'queue:left', seq: 0, payload: {} })
}
