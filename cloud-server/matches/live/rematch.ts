import { isBlocked } from '../../blocks/store/blocks.ts'
import type { Hub, LiveSocket } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { type MatchCard, sideOf } from '../model/match.ts'
import type { DuelSettings } from '../settings.ts'
import type { Starter } from '../start/start.ts'
import { readCards } from '../store/cards.ts'
import { duelsOf } from '../store/matches.ts'
import { type Offer, putOffer, takeExpiredOffers, takeOffer, takeOffersOfSocket } from '../store/rematches.ts'
import { readViews } from '../store/views.ts'
import { refuse } from './reply.ts'
import type { Watch } from './watch.ts'

/** Playing the same opponent again, when both want to. A rematch is no random opponent: it is unrated. */
export interface Rematches {
  offer(socket: LiveSocket, matchId: string): Promise<void>
  accept(socket: LiveSocket, matchId: string): Promise<void>
  /** the tab is gone, and with it its offers */
  forget(socket: LiveSocket): Promise<void>
  expire(): Promise<void>
  /** finds duels whose notice was lost */
  keep(): Promise<void>
}

export function duelRematches(parts: {
  db: DuelDatabase
  hub: Hub
  watch: Watch
  starter: Starter
  settings: Pick<DuelSettings, 'challengeMs'>
}): Rematches {
  const { db, hub, watch, starter, settings } = parts
  /** players of this node with an offer out, by their tab */
  const offering = new Map<string, string>()

  /** One's own finished duel; says so when it is none. */
  async function finished(socket: LiveSocket, matchId: string, type: string): Promise<MatchCard | null> {
    const [card] = await readCards(db, [matchId])
    const [view] = await readViews(db, [matchId])
    if (card && view && sideOf(card, socket.userId)) {
      if (view.status !== 'active') return card
      refuse(socket, 'duel_running', type)
    } else refuse(socket, 'not_your_duel', type)
    return null
  }

  const opponentOf = (card: MatchCard, userId: string): string | null =>
    card.players[0] === userId ? card.players[1] : card.players[0]

  async function begin(
    socket: LiveSocket,
    card: MatchCard,
    type: string,
    seats: readonly [string | null, string | null],
  ): Promise<void> {
    const started = await starter.start({
      subject: card.subject,
      players: card.players,
      botLevel: card.botLevel,
      origin: 'rematch',
      queued: false,
      seats,
    })
    if (started.kind === 'started') return watch.moved(started.moved, 'here')
    refuse(socket, started.kind === 'bank_empty' ? 'bank_empty' : 'in_duel', type)
  }

  async function accept(socket: LiveSocket, card: MatchCard, type: string): Promise<void> {
    const offer = await takeOffer(db, card.id, socket.userId)
    if (!offer) return refuse(socket, 'rematch_gone', type)
    const mine = card.players[0] === socket.userId
    await begin(socket, card, type, mine ? [socket.id, offer.socketId] : [offer.socketId, socket.id])
  }

  const gone = async ({ matchId }: Offer): Promise<void> => {
    const [card] = await readCards(db, [matchId])
    for (const userId of card?.players ?? [])
      if (userId) await hub.toUser(userId, { type: 'rematch:expired', seq: 0, payload: { matchId } })
  }

  return {
    async offer(socket, matchId) {
      const card = await finished(socket, matchId, 'rematch:offer')
      if (!card) return
      const opponent = opponentOf(card, socket.userId)
      if (opponent === null) return begin(socket, card, 'rematch:offer', [socket.id, null])
      if (await isBlocked(db, socket.userId, opponent)) return refuse(socket, 'blocked', 'rematch:offer')
      const offer = { matchId, offererId: socket.userId, socketId: socket.id }
      const offerer = await putOffer(db, offer, settings.challengeMs)
      if (offerer !== socket.userId) return accept(socket, card, 'rematch:offer')
      offering.set(socket.id, socket.userId)
      const expiresInMs = settings.challengeMs
      socket.send({ type: 'rematch:offer', seq: 0, payload: { matchId, from: 'you', expiresInMs } })
      await hub.toUser(opponent, {
        type: 'rematch:offer',
        seq: 0,
        payload: { matchId, from: 'opponent', expiresInMs },
      })
    },

    async accept(socket, matchId) {
      const card = await finished(socket, matchId, 'rematch:accept')
      if (card) await accept(socket, card, 'rematch:accept')
    },

    async forget(socket) {
      if (!offering.delete(socket.id)) return
      for (const offer of await takeOffersOfSocket(db, socket.id)) await gone(offer)
    },

    async expire() {
      for (const offer of await takeExpiredOffers(db)) await gone(offer)
    },

    async keep() {
      if (offering.size === 0) return
      for (const socketId of offering.keys()) if (!hub.byId(socketId)) offering.delete(socketId)
      const found = await duelsOf(db, [...offering.values()])
      watch.find(found.map((one) => one.matchId))
    },
  }
}
