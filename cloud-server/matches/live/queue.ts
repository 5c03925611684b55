import { batcher } from '#concurrency/batcher.ts'
import type { ToServer } from '#protocol/live/to-server.ts'
import { pairTickets, sharedSubject } from '#rules/match/matching.ts'
import type { Side } from '#rules/match/side.ts'
import type { Hub, LiveSocket } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import type { DuelSettings } from '../settings.ts'
import type { DuelWish, Starter } from '../start/start.ts'
import { duelsOf } from '../store/matches.ts'
import {
  type Asked,
  dropTicket,
  dropTicketsOf,
  joinQueue,
  keepTickets,
  type NewTicket,
  type QueueTicket,
  whilePairing,
} from '../store/tickets.ts'
import type { Duel } from './redact.ts'
import { refuse } from './reply.ts'
import type { Watch } from './watch.ts'

type Wish = Extract<ToServer, { type: 'queue:join' }>['payload']

/** Players who begin to look are gathered for so long: a wave of pairing comes each 200 ms. */
const JOIN_PACE_MS = 20

/** Looking for an opponent. */
export interface Queue {
  /** refuses who is in a duel or asks too often */
  join(socket: LiveSocket, wish: Wish): Promise<void>
  /** a bot at once */
  bot(socket: LiveSocket, wish: Wish): Promise<void>
  leave(socket: LiveSocket): Promise<void>
  /** this tab plays: the start of its duel took its ticket */
  seated(socket: LiveSocket): void
  /** this tab is gone */
  forget(socket: LiveSocket): void
  /** what a tab looks for, for its welcome */
  waiting(socket: LiveSocket): { subject: Wish['subject']; botDifficulty: Wish['botDifficulty'] } | null
  /** pairs tickets, in whatever node wins */
  pair(): Promise<void>
  /** keeps this node's tickets alive, and finds duels whose notice was lost */
  keep(): Promise<void>
}

export function duelQueue(parts: {
  db: DuelDatabase
  hub: Hub
  watch: Watch
  starter: Starter
  settings: Pick<
    DuelSettings,
    'botAfterMs' | 'ticketStaleMs' | 'batchMs' | 'paceMs' | 'batchMost' | 'startsPerMinute'
  >
  /** a player's own duel, as it stands now */
  inProgress: (socket: LiveSocket) => Promise<{ duel: Duel; side: Side } | null>
}): Queue {
  const { db, hub, watch, starter, settings, inProgress } = parts
  const looking = new Map<string, NewTicket & { queuedAt: number }>()
  /** Of two tabs of one player that ask at once the later looks. */
  const ask = batcher<NewTicket, Asked & { looks: string }>(
    async (tickets) => {
      const last = new Map(tickets.map((ticket) => [ticket.playerId, ticket]))
      const timesOf = (playerId: string) => tickets.filter((one) => one.playerId === playerId).length
      const wanted = [...last.values()].map((one) => ({ ...one, times: timesOf(one.playerId) }))
      const asked = await joinQueue(db, wanted, settings.startsPerMinute)
      const outcomes = new Map(asked.map((one) => [one.playerId, one]))
      return tickets.map(({ playerId, socketId }) => ({
        ...(outcomes.get(playerId) ?? { playerId, kind: 'looking', before: null, waitedMs: 0 }),
        looks: last.get(playerId)?.socketId ?? socketId,
      }))
    },
    { ...settings, paceMs: JOIN_PACE_MS },
  )

  /** Starts what was found; says so to those who wait when the bank cannot serve it. */
  async function begin(wish: DuelWish): Promise<boolean> {
    const started = await starter.start(wish)
    if (started.kind === 'started') {
      watch.moved(started.moved, 'here')
      return true
    }
    if (started.kind === 'bank_empty') {
      const userIds = wish.players.filter((id) => id !== null)
      await dropTicketsOf(db, userIds)
      for (const userId of userIds)
        await hub.toUser(userId, {
          type: 'error',
          seq: 0,
          payload: {
            code: 'bank_empty',
            message: 'There are not enough questions of this subject for a duel yet.',
            refused: 'queue:join',
            state: null,
          },
        })
    }
    return false
  }

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

  const ticketOf = (socket: LiveSocket, wish: Wish): NewTicket => ({
    playerId: socket.userId,
    socketId: socket.id,
    subject: wish.subject,
    botLevel: wish.botDifficulty,
  })

  return {
    async join(socket, wish) {
      const ticket = ticketOf(socket, wish)
      const asked = await ask(ticket)
      if (asked.kind === 'in_duel') return refuse(socket, 'in_duel', 'queue:join', await inProgress(socket))
      if (asked.kind === 'too_often') return refuse(socket, 'rate_limited', 'queue:join')
      const { looks, before, waitedMs } = asked
      if (looks !== socket.id) return socket.send({ type: 'queue:left', seq: 0, payload: {} })
      looking.set(socket.id, { ...ticket, queuedAt: Date.now() - waitedMs })
      if (before && before !== socket.id) {
        looking.delete(before)
        hub.byId(before)?.send({ type: 'queue:left', seq: 0, payload: {} })
      }
      const botInMs = Math.max(0, settings.botAfterMs - waitedMs)
      socket.send({ type: 'queue:waiting', seq: 0, payload: { ...wish, waitedMs, botInMs } })
    },

    async bot(socket, wish) {
      looking.delete(socket.id)
      const started = await starter.start(withBot(ticketOf(socket, wish), false))
      if (started.kind === 'started') watch.moved(started.moved, 'here')
      else refuse(socket, started.kind === 'bank_empty' ? 'bank_empty' : 'in_duel', 'queue:bot')
    },

    async leave(socket) {
      looking.delete(socket.id)
      await dropTicket(db, socket.userId, socket.id)
      socket.send({ type: 'queue:left', seq: 0, payload: {} })
    },

    seated: (socket) => void looking.delete(socket.id),

    forget(socket) {
      if (!looking.delete(socket.id)) return
      dropTicket(db, socket.userId, socket.id).catch(() => undefined)
    },

    waiting(socket) {
      for (const one of looking.values())
        if (one.playerId === socket.userId) return { subject: one.subject, botDifficulty: one.botLevel }
      return null
    },

    pair: () =>
      whilePairing(db, settings.ticketStaleMs, async (tickets, now) => {
        const pairs = pairTickets(tickets, now, mayMeet)
        const paired = new Set(pairs.flat())
        const patient = tickets.filter(
          (ticket) => !paired.has(ticket) && now - ticket.queuedAt >= settings.botAfterMs,
        )
        await Promise.all([
          ...pairs.map(([a, b]) => begin(withPerson(a, b))),
          ...patient.map((ticket) => begin(withBot(ticket, true))),
        ])
      }),

    async keep() {
      if (looking.size === 0) return
      const lost = await keepTickets(db, [...looking.values()])
      if (lost.length === 0) return
      const losers = lost.flatMap((socketId) => looking.get(socketId) ?? [])
      const found = await duelsOf(
        db,
        losers.map((one) => one.playerId),
      )
      watch.find(found.map((one) => one.matchId))
      // Neither kept nor in a duel: another tab of theirs looks now.
      for (const { playerId, socketId } of losers)
        if (!found.some((one) => one.userId === playerId) && looking.delete(socketId))
          hub.byId(socketId)?.send({ type: 'queue:left', seq: 0, payload: {} })
    },
  }
}
