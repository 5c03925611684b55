import { pairTickets, sharedSubject } from '#rules/match/matching.ts'
import type { LiveSocket } from '../../../sockets/hub.ts'
import { refusalOf, refuse } from '../../../sockets/refusal.ts'
import type { DuelWish } from '../../start/start.ts'
import { dropTicketsOf, type NewTicket, type QueueTicket, whilePairing } from '../../store/tickets.ts'
import { type Queue, type QueueWish, ticketOf } from './queue.ts'

const mayMeet = (a: QueueTicket, b: QueueTicket): boolean =>
  !a.blocked.includes(b.playerId) && !b.blocked.includes(a.playerId)

const withPerson = (a: QueueTicket, b: QueueTicket): DuelWish => ({
  subject: sharedSubject(a.subject, b.subject) ?? a.subject,
  players: [a.playerId, b.playerId],
  botLevel: null,
  origin: 'queue',
  queued: true,
  seats: [a.socketId, b.socketId],
})

const withBot = ({ playerId, socketId, subject, botLevel }: NewTicket, queued: boolean): DuelWish => ({
  subject,
  players: [playerId, null],
  botLevel,
  origin: 'bot',
  queued,
  seats: [socketId, null],
})

/** Pairs tickets, in whatever node wins the lock; a bot steps in for those who have waited long. */
export const pair = (queue: Queue): Promise<void> =>
  whilePairing(queue.db, queue.settings.ticketStaleMs, async (tickets, now) => {
    const pairs = pairTickets(tickets, now, mayMeet)
    const paired = new Set(pairs.flat())
    const patient = tickets.filter(
      (ticket) => !paired.has(ticket) && now - ticket.queuedAt >= queue.settings.botAfterMs,
    )
    await Promise.all([
      ...pairs.map(([a, b]) => begin(queue, withPerson(a, b))),
      ...patient.map((ticket) => begin(queue, withBot(ticket, true))),
    ])
  })

/** Starts a duel of those who wait; they learn it when the bank cannot serve it. */
async function begin({ db, hub, watched, starter }: Queue, wish: DuelWish): Promise<void> {
  const started = await starter.start(wish)
  if (started.kind === 'started') return watched.moved(started.moved, 'here')
  if (started.kind !== 'bank_empty') return
  const userIds = wish.players.filter((id) => id !== null)
  await dropTicketsOf(db, userIds)
  for (const userId of userIds) await hub.toUser(userId, refusalOf('bank_empty', 'queue:join'))
}

/** Starts a duel with a bot at once. */
export async function playBot(queue: Queue, socket: LiveSocket, wish: QueueWish): Promise<void> {
  queue.looking.delete(socket.id)
  const started = await queue.starter.start(withBot(ticketOf(socket, wish), false))
  if (started.kind === 'started') queue.watched.moved(started.moved, 'here')
  else refuse(socket, started.kind === 'bank_empty' ? 'bank_empty' : 'in_duel', 'queue:bot')
}
