import { bySide, SIDES, type Side } from '#rules/match/side.ts'
import type { Hub, LiveSocket } from '../../sockets/hub.ts'
import type { Duel } from './redact.ts'
import { type Delivered, nothingDelivered, stateDelivered, undelivered } from './undelivered.ts'

/** A tab that plays a duel, and the news it has been sent. */
interface Bound {
  socket: LiveSocket
  delivered: Delivered
}

/** A duel that players of this node play, with their tabs. */
export interface Watched {
  duel: Duel
  bound: Partial<Record<Side, Bound>>
}

/** Binds the tabs of this node to the seats of their duels, and sends each the news it lacks. */
export class Delivery {
  readonly #hub: Pick<Hub, 'byId'>
  readonly #seated: (socket: LiveSocket) => void
  readonly #unseated: (socket: LiveSocket, matchId: string) => void
  /** the duel whose seat a tab has, by the tab's id */
  readonly #matchIds = new Map<string, string>()
  /** tabs that get a snapshot, and so must not be sent the start as well */
  readonly #entering = new Set<string>()

  /** `seated`: a tab got a seat; it waits for no opponent any more. `unseated`: another tab took it. */
  constructor(
    hub: Pick<Hub, 'byId'>,
    seated: (socket: LiveSocket) => void,
    unseated: (socket: LiveSocket, matchId: string) => void,
  ) {
    this.#hub = hub
    this.#seated = seated
    this.#unseated = unseated
  }

  /** Returns the id of the duel whose seat a tab has. */
  matchIdOf(socket: LiveSocket): string | undefined {
    return this.#matchIds.get(socket.id)
  }

  /** Follows the seats of a duel that moved, and sends its tabs the news. */
  update(one: Watched): void {
    for (const side of SIDES) this.#follow(one, side)
    for (const side of SIDES) this.#send(one, side)
  }

  /** Runs the work at whose end a tab is sent the snapshot. */
  async whileEntering<T>(socket: LiveSocket, work: () => Promise<T>): Promise<T> {
    this.#entering.add(socket.id)
    try {
      return await work()
    } finally {
      this.#entering.delete(socket.id)
    }
  }

  /** Gives a tab the seat it took; the snapshot is sent by the caller. */
  seat(one: Watched, side: Side, socket: LiveSocket): void {
    this.#follow(one, side)
    this.#attach(one, side, socket, stateDelivered(one.duel, side))
    for (const each of SIDES) this.#send(one, each)
  }

  /** A tab has no duel any more. */
  leave(socket: LiveSocket, one: Watched | undefined): void {
    this.#matchIds.delete(socket.id)
    if (one) for (const side of SIDES) if (one.bound[side]?.socket === socket) delete one.bound[side]
  }

  /** A duel has no news any more. */
  release(one: Watched): void {
    for (const side of SIDES) {
      const bound = one.bound[side]
      if (bound) this.#matchIds.delete(bound.socket.id)
    }
  }

  /** Follows the seat: the tab that lost it is told, the tab of this node that has it is bound. */
  #follow(one: Watched, side: Side): void {
    const { setup, state } = one.duel
    const seat = bySide(state.seats, side)
    const bound = one.bound[side]
    if (bound && bound.socket.id !== seat) {
      delete one.bound[side]
      this.#matchIds.delete(bound.socket.id)
      if (seat !== null) {
        bound.socket.send({ type: 'duel:seat_taken', seq: state.seq, payload: { matchId: setup.id } })
        this.#unseated(bound.socket, setup.id)
      }
    }
    if (one.bound[side] || seat === null || this.#entering.has(seat)) return
    const socket = this.#hub.byId(seat)
    if (!socket || socket.userId !== bySide(setup.players, side)) return
    this.#attach(one, side, socket, nothingDelivered())
  }

  #attach(one: Watched, side: Side, socket: LiveSocket, delivered: Delivered): void {
    one.bound[side] = { socket, delivered }
    this.#matchIds.set(socket.id, one.duel.setup.id)
    this.#seated(socket)
  }

  #send(one: Watched, side: Side): void {
    const bound = one.bound[side]
    if (!bound) return
    for (const message of undelivered(one.duel, side, bound.delivered)) bound.socket.send(message)
  }
}
