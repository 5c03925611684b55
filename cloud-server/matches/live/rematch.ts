import { isBlocked } from '../../blocks/store/blocks.ts'
import type { Hub, LiveSocket } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { type MatchSetup, sideOf } from '../model/setup.ts'
import type { DuelSettings } from '../settings.ts'
import type { Starter } from '../start/start.ts'
import { duelsOf } from '../store/matches.ts'
import { type Offer, putOffer, takeExpiredOffers, takeOffer, takeOffersOfSocket } from '../store/rematches.ts'
import { readSetups } from '../store/setups.ts'
import { readStates } from '../store/states.ts'
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
  async function finished(socket: LiveSocket, matchId: string, type: string): Promise<MatchSetup | null> {
    const [setup] = await readSetups(db, [matchId])
    const [state] = await readStates(db, [matchId])
    if (setup && state && sideOf(setup, socket.userId)) {
      if (state.status !== 'active') return setup
      refuse(socket, 'duel_running', type)
    } else refuse(socket, 'not_your_duel', type)
    return null
  }

  const opponentOf = (setup: MatchSetup, userId: string): string | null =>
    setup.players[0] === userId ? setup.players[1] : setup.players[0]

  async function begin(
    socket: LiveSocket,
    setup: MatchSetup,
    type: string,
    seats: readonly [string | null, string | null],
  ): Promise<void> {
    const started = await starter.start({
      subject: setup.subject,
      players: setup.players,
      botLevel: setup.botLevel,
      origin: 'rematch',
      queued: false,
      seats,
    })
    if (started.kind === 'started') return watch.moved(started.moved, 'here')
    refuse(socket, started.kind === 'bank_empty' ? 'bank_empty' : 'in_duel', type)
  }

  async function accept(socket: LiveSocket, setup: MatchSetup, type: string): Promise<void> {
    const offer = await takeOffer(db, setup.id, socket.userId)
    if (!offer) return refuse(socket, 'rematch_gone', type)
    const mine = setup.players[0] === socket.userId
    await begin(socket, setup, type, mine ? [socket.id, offer.socketId] : [offer.socketId, socket.id])
  }

  const gone = async ({ matchId }: Offer): Promise<void> => {
    const [setup] = await readSetups(db, [matchId])
    for (const userId of setup?.players ?? [])
      if (userId) await hub.toUser(userId, { type: 'rematch:expired', seq: 0, payload: { matchId } })
  }

  return {
    async offer(socket, matchId) {
      const setup = await finished(socket, matchId, 'rematch:offer')
      if (!setup) return
      const opponent = opponentOf(setup, socket.userId)
      if (opponent === null) return begin(socket, setup, 'rematch:offer', [socket.id, null])
      if (await isBlocked(db, socket.userId, opponent)) return refuse(socket, 'blocked', 'rematch:offer')
      const offer = { matchId, offererId: socket.userId, socketId: socket.id }
      const offerer = await putOffer(db, offer, settings.challengeMs)
      if (offerer !== socket.userId) return accept(socket, setup, 'rematch:offer')
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
      const setup = await finished(socket, matchId, 'rematch:accept')
      if (setup) await accept(socket, setup, 'rematch:accept')
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
