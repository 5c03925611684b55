import { batcher } from '#concurrency/batcher.ts'
import { bySide, opposite, type Side } from '#rules/match/side.ts'
import { isBlocked } from '../../blocks/store/blocks.ts'
import type { Hub, LiveSocket } from '../../sockets/hub.ts'
import { refuse } from '../../sockets/refusal.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { type MatchSetup, sideOf } from '../model/setup.ts'
import type { DuelSettings } from '../settings.ts'
import type { Starter } from '../start/start.ts'
import { duelsOf } from '../store/matches.ts'
import {
  type Offer,
  openOffer,
  putOffer,
  takeDeadOffers,
  takeOffer,
  takeOffersOfSocket,
} from '../store/rematches.ts'
import { readSetups } from '../store/setups.ts'
import { readStates } from '../store/states.ts'
import type { WatchedDuels } from './watched-duels.ts'

export interface RematchesParts {
  db: DuelDatabase
  hub: Hub
  watched: WatchedDuels
  starter: Starter
  settings: Pick<DuelSettings, 'challengeMs' | 'batchMs' | 'batchMost' | 'paceMs'>
}

type Seats = readonly [string | null, string | null]

interface Finished {
  setup: MatchSetup
  /** the asking player's */
  side: Side
  seats: Seats
}

/** Playing the same opponent again, when both want to. A rematch is no random opponent: it is unrated. */
export class Rematches {
  readonly #parts: RematchesParts
  /** players of this node with an offer out, by their tab */
  readonly #offering = new Map<string, string>()
  /** Tells of offers that nobody can accept any more, in whatever node finds them: once for all who ask together. */
  readonly expire: () => Promise<void>

  constructor(parts: RematchesParts) {
    this.#parts = parts
    const expire = batcher<null, null>(async (asking) => {
      await this.#expireAll()
      return asking
    }, parts.settings)
    this.expire = async () => void (await expire(null))
  }

  async offer(socket: LiveSocket, matchId: string): Promise<void> {
    const { db, hub, settings } = this.#parts
    const found = await this.#finished(socket, matchId, 'rematch:offer')
    if (!found) return
    const { setup, side, seats } = found
    const opponent = bySide(setup.players, opposite(side))
    if (opponent === null) return this.#begin(socket, setup, 'rematch:offer', [socket.id, null])
    if (await isBlocked(db, socket.userId, opponent)) return refuse(socket, 'blocked', 'rematch:offer')
    if (bySide(seats, opposite(side)) === null) return refuse(socket, 'rematch_gone', 'rematch:offer')
    const offer = { matchId, offererId: socket.userId, socketId: socket.id }
    const offerer = await putOffer(db, offer, settings.challengeMs)
    if (offerer !== socket.userId) return this.#accept(socket, setup, 'rematch:offer')
    this.#offering.set(socket.id, socket.userId)
    const offered = { matchId, expiresInMs: settings.challengeMs }
    socket.send({ type: 'rematch:offer', seq: 0, payload: { ...offered, from: 'you' } })
    await hub.toUser(opponent, { type: 'rematch:offer', seq: 0, payload: { ...offered, from: 'opponent' } })
  }

  async accept(socket: LiveSocket, matchId: string): Promise<void> {
    const found = await this.#finished(socket, matchId, 'rematch:accept')
    if (found) await this.#accept(socket, found.setup, 'rematch:accept')
  }

  /** Turns the opponent's offer down. */
  async decline(socket: LiveSocket, matchId: string): Promise<void> {
    if (!(await this.#finished(socket, matchId, 'rematch:decline'))) return
    const offer = await takeOffer(this.#parts.db, matchId, socket.userId)
    if (offer) return this.#ended(offer, 'declined')
    refuse(socket, 'rematch_gone', 'rematch:decline')
  }

  /** Tells a tab that comes back to its verdict of the opponent's offer that is still open. */
  async tell(socket: LiveSocket, matchId: string): Promise<void> {
    const open = await openOffer(this.#parts.db, matchId)
    if (!open || open.offererId === socket.userId) return
    const payload = { matchId, from: 'opponent', expiresInMs: open.leftMs } as const
    socket.send({ type: 'rematch:offer', seq: 0, payload })
  }

  /** The tab is gone, and with it its offers. */
  async forget(socket: LiveSocket): Promise<void> {
    if (!this.#offering.delete(socket.id)) return
    for (const offer of await takeOffersOfSocket(this.#parts.db, socket.id))
      await this.#ended(offer, 'left', [offer.offererId])
  }

  async #expireAll(): Promise<void> {
    for (const offer of await takeDeadOffers(this.#parts.db))
      await (offer.inTime ? this.#ended(offer, 'left', offer.gone) : this.#ended(offer, 'time'))
  }

  /** Finds duels whose notice was lost. */
  async keep(): Promise<void> {
    const { db, hub, watched } = this.#parts
    if (this.#offering.size === 0) return
    for (const socketId of this.#offering.keys()) if (!hub.byId(socketId)) this.#offering.delete(socketId)
    const found = await duelsOf(db, [...this.#offering.values()])
    watched.find(found.map((one) => one.matchId))
  }

  /** Returns the player's own finished duel, their side and the seats; otherwise refuses the message and returns null. */
  async #finished(socket: LiveSocket, matchId: string, type: string): Promise<Finished | null> {
    const { db } = this.#parts
    const [setup] = await readSetups(db, [matchId])
    const [state] = await readStates(db, [matchId])
    const side = setup && sideOf(setup, socket.userId)
    if (setup && state && side) {
      if (state.status !== 'active') return { setup, side, seats: state.seats }
      refuse(socket, 'duel_running', type)
    } else refuse(socket, 'not_your_duel', type)
    return null
  }

  async #begin(socket: LiveSocket, setup: MatchSetup, type: string, seats: Seats): Promise<void> {
    const started = await this.#parts.starter.start({
      subject: setup.subject,
      players: setup.players,
      botLevel: setup.botLevel,
      origin: 'rematch',
      queued: false,
      seats,
    })
    if (started.kind === 'started') return this.#parts.watched.moved(started.moved, 'here')
    refuse(socket, started.kind === 'bank_empty' ? 'bank_empty' : 'in_duel', type)
  }

  async #accept(socket: LiveSocket, setup: MatchSetup, type: string): Promise<void> {
    const offer = await takeOffer(this.#parts.db, setup.id, socket.userId)
    if (!offer) return refuse(socket, 'rematch_gone', type)
    const mine = setup.players[0] === socket.userId
    await this.#begin(socket, setup, type, mine ? [socket.id, offer.socketId] : [offer.socketId, socket.id])
  }

  /** Tells both how an offer ended, but for those who are `gone`: they know, and would read it of the other. */
  async #ended(
    { matchId }: Offer,
    why: 'declined' | 'time' | 'left',
    gone: readonly string[] = [],
  ): Promise<void> {
    const { db, hub } = this.#parts
    const [setup] = await readSetups(db, [matchId])
    for (const userId of setup?.players ?? [])
      if (userId && !gone.includes(userId))
        await hub.toUser(userId, { type: 'rematch:expired', seq: 0, payload: { matchId, why } })
  }
}
