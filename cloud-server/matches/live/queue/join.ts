import type { LiveSocket } from '../../../sockets/hub.ts'
import { refuse } from '../../../sockets/refusal.ts'
import { dropTicket } from '../../store/tickets.ts'
import { refuseForToday } from '../enough-today.ts'
import { snapshotFor } from '../redact.ts'
import { type Queue, type QueueWish, ticketOf } from './queue.ts'

/** Looks for an opponent; refuses a player who is in a duel or asks too often. */
export async function join(queue: Queue, socket: LiveSocket, wish: QueueWish): Promise<void> {
  const { hub, looking, settings } = queue
  const ticket = ticketOf(socket, wish)
  const result = await queue.ask(ticket)
  if (result.kind === 'in_duel') {
    const mine = await queue.inProgress(socket)
    return refuse(socket, 'in_duel', 'queue:join', snapshotFor(mine, socket))
  }
  if (result.kind === 'enough_today') return refuseForToday(socket, 'queue:join')
  if (result.kind === 'too_often') return refuse(socket, 'rate_limited', 'queue:join')
  const { looks, before, waitedMs } = result
  if (looks !== socket.id) return socket.send({ type: 'queue:left', seq: 0, payload: {} })
  looking.set(socket.id, { ...ticket, queuedAt: Date.now() - waitedMs })
  if (before && before !== socket.id) {
    looking.delete(before)
    hub.byId(before)?.send({ type: 'queue:left', seq: 0, payload: {} })
  }
  const botInMs = Math.max(0, settings.botAfterMs - waitedMs)
  socket.send({ type: 'queue:waiting', seq: 0, payload: { ...wish, waitedMs, botInMs } })
}

/** A player looks no longer, and is told so. */
export async function leave({ db, looking }: Queue, socket: LiveSocket): Promise<void> {
  looking.delete(socket.id)
  await dropTicket(db, socket.userId, socket.id)
  socket.send({ type: 'queue:left', seq: 0, payload: {} })
}

/** A tab is gone, and its ticket with it. */
export function forget({ db, looking }: Queue, socket: LiveSocket): void {
  if (!looking.delete(socket.id)) return
  dropTicket(db, socket.userId, socket.id).catch(() => undefined)
}
