import { type Coalesced, coalesce } from '#concurrency/coalesce.ts'
import { bySide, SIDES, type Side } from '#rules/match/side.ts'
import type { Bus } from '../../sockets/bus.ts'
import type { Hub, LiveSocket } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { sideOf } from '../model/setup.ts'
import type { MatchState } from '../model/state.ts'
import { afterStep, type Step } from '../model/step.ts'
import type { DuelSettings } from '../settings.ts'
import type { Settler } from '../settle/settle.ts'
import { type Moved, readSeqs } from '../store/matches.ts'
import { takeSeat } from '../store/seats.ts'
import { readStates } from '../store/states.ts'
import { Delivery, type Watched } from './delivery.ts'
import { Discovery } from './discovery.ts'
import type { DuelLoader } from './load.ts'
import { type Duel, type PlayersDuel, stateFor } from './redact.ts'

export interface WatchedDuelsParts {
  db: DuelDatabase
  hub: Hub
  bus: Bus
  loader: DuelLoader
  settler: Settler
  settings: Pick<DuelSettings, 'paceMs'>
  /** a duel this node did not know, of a player who has a tab here */
  found: (duel: Duel) => void
  /** a tab got a seat: it waits for no opponent any more */
  seated: (socket: LiveSocket) => void
  /** another tab of its player took its seat */
  unseated: (socket: LiveSocket, matchId: string) => void
  failed: (error: Error) => void
}

/** A duel and the side of the player who has its seat. */
export interface SeatedAt {
  matchId: string
  side: Side
}

/** Whether every tab that plays the duel is this node's, and so nobody else waits for news of it. */
const allHere = ({ duel, bound }: Watched): boolean =>
  SIDES.every((side) => bySide(duel.setup.players, side) === null || bound[side])

/**
 * The duels that tabs of this node play, and the news those tabs are sent. It holds no truth: all it knows is what the
 * database said.
 */
export class WatchedDuels {
  readonly #parts: WatchedDuelsParts
  readonly #delivery: Delivery
  readonly #discovery: Discovery
  readonly #watched = new Map<string, Watched>()
  /** the settled duel whose verdict a tab shows, by the tab's id: it keeps its seat until it leaves */
  readonly #verdicts = new Map<string, SeatedAt>()
  /** duels to read again */
  readonly #dirty = new Set<string>()
  readonly #reads: Coalesced

  constructor(parts: WatchedDuelsParts) {
    this.#parts = parts
    this.#delivery = new Delivery(
      parts.hub,
      (socket) => {
        this.#verdicts.delete(socket.id)
        parts.seated(socket)
      },
      parts.unseated,
    )
    this.#discovery = new Discovery({
      ...parts,
      found: (duel) => this.#found(duel),
      moved: (matchId) => this.#mark(matchId),
      failed: (error, matchIds) => this.#retry(error, matchIds),
    })
    this.#reads = coalesce(parts.settings.paceMs, () => this.#read())
  }

  /** Something moved, here or on another node. `here` tells the other nodes. */
  moved(moved: Moved, from: 'here' | 'bus'): void {
    if (from === 'here') this.#parts.bus.publish({ about: 'duel', ...moved })
    this.#look(moved)
  }

  /**
   * An answer was stored here. Where nothing was missed before it, its tabs of this node are told without reading the duel
   * again; the other nodes, where any has a tab of it, read it.
   */
  stepped(step: Step): void {
    const one = this.#watched.get(step.matchId)
    const after = one ? afterStep(one.duel.state, step) : null
    if (!(one && after && allHere(one)))
      this.#parts.bus.publish({ about: 'duel', matchId: step.matchId, seq: step.seq })
    if (after) this.#apply(after)
    else this.#look(step)
  }

  /** Returns the duel this tab has the seat of; null without one. */
  playing(socket: LiveSocket): PlayersDuel | null {
    const one = this.#watched.get(this.#delivery.matchIdOf(socket) ?? '')
    const side = one && sideOf(one.duel.setup, socket.userId)
    return one && side && one.bound[side]?.socket === socket ? { duel: one.duel, side } : null
  }

  /**
   * Takes the seat of a duel for the tab and sends it the snapshot; of a finished duel, the snapshot alone. Returns the
   * duel's seq, or null when the duel is not the player's.
   */
  enter(socket: LiveSocket, matchId: string): Promise<number | null> {
    // Said before the seat is taken: whoever reads the duel meanwhile leaves this tab to us.
    return this.#delivery.whileEntering(socket, () => this.#enter(socket, matchId))
  }

  /** Returns the settled duel whose verdict this tab shows; null without one. */
  atVerdict(socket: LiveSocket): SeatedAt | null {
    return this.#verdicts.get(socket.id) ?? null
  }

  /** The tab has no duel any more. */
  leave(socket: LiveSocket): void {
    this.#verdicts.delete(socket.id)
    const matchId = this.#delivery.matchIdOf(socket) ?? ''
    const one = this.#watched.get(matchId)
    this.#delivery.leave(socket, one)
    if (one && !one.bound[1] && !one.bound[2]) this.#watched.delete(matchId)
  }

  /** Reads duels that began for players who wait, whose notice was lost. */
  find(matchIds: readonly string[]): void {
    for (const id of matchIds) {
      if (this.#watched.has(id)) continue
      this.#discovery.removeOthers(id)
      this.#mark(id)
    }
  }

  /** Compares every watched duel with the database. */
  async reread(): Promise<void> {
    const known = [...this.#watched.keys()]
    for (const { matchId, seq } of known.length > 0 ? await readSeqs(this.#parts.db, known) : []) {
      const state = this.#stateOf(matchId)
      if (state && seq > state.seq) this.#mark(matchId)
      // A settlement that failed, or whose node died between the end and it.
      else if (state && state.status !== 'active') this.#parts.settler.settle(matchId)
    }
    // Those that an earlier look could not read.
    if (this.#dirty.size > 0) this.#reads.ask()
  }

  /** Stops reading; resolves when the reads on their way are done. */
  async stop(): Promise<void> {
    this.#discovery.stop()
    await this.#reads.stop()
    await this.#discovery.idle()
  }

  #stateOf(matchId: string): MatchState | undefined {
    return this.#watched.get(matchId)?.duel.state
  }

  #mark(matchId: string): void {
    this.#dirty.add(matchId)
    this.#reads.ask()
  }

  /** The next look of the second tries again what this one could not read. */
  #retry(error: Error, matchIds: readonly string[]): void {
    for (const id of matchIds) this.#dirty.add(id)
    this.#parts.failed(error)
  }

  /** Reads the duel again where it stands further than it is known here. */
  #look({ matchId, seq }: Moved): void {
    const known = this.#stateOf(matchId)
    if (known ? seq > known.seq : !this.#discovery.isOthers(matchId)) this.#mark(matchId)
  }

  /** Reads the duels that moved, and tells their tabs. */
  async #read(): Promise<void> {
    const ids = [...this.#dirty]
    this.#dirty.clear()
    try {
      this.#discovery.discover(ids.filter((id) => !this.#watched.has(id) && !this.#discovery.isOthers(id)))
      const known = ids.filter((id) => this.#watched.has(id))
      if (known.length === 0) return
      for (const state of await readStates(this.#parts.db, known, (id) => this.#stateOf(id)))
        this.#apply(state)
    } catch (error) {
      this.#retry(error as Error, ids)
    }
  }

  #found(duel: Duel): void {
    if (!this.#watched.has(duel.setup.id)) {
      this.#watched.set(duel.setup.id, { duel, bound: {} })
      this.#parts.found(duel)
    }
    this.#apply(duel.state)
  }

  #apply(state: MatchState): void {
    const one = this.#watched.get(state.id)
    if (!one || state.seq < one.duel.state.seq) return
    one.duel.state = state
    this.#delivery.update(one)
    if (state.status !== 'active' && !state.outcomes) this.#parts.settler.settle(state.id)
    if (state.outcomes || (!one.bound[1] && !one.bound[2])) this.#forget(state.id, one)
  }

  #forget(matchId: string, one: Watched): void {
    for (const side of one.duel.state.outcomes ? SIDES : []) {
      const bound = one.bound[side]
      if (bound) this.#verdicts.set(bound.socket.id, { matchId, side })
    }
    this.#delivery.release(one)
    this.#watched.delete(matchId)
    this.#discovery.addOthers(matchId)
  }

  async #enter(socket: LiveSocket, matchId: string): Promise<number | null> {
    const { db, loader } = this.#parts
    const before = await loader.load(matchId)
    const side = before && sideOf(before.setup, socket.userId)
    if (!before || !side) return null
    await takeSeat(db, matchId, side, socket.id)
    const fresh = (await loader.load(matchId)) ?? before
    const one = this.#watched.get(matchId) ?? { duel: fresh, bound: {} }
    await loader.addProgress(one.duel, side)
    if (fresh.state.seq > one.duel.state.seq) one.duel.state = fresh.state
    const { state } = one.duel
    if (bySide(state.seats, side) === socket.id && state.outcomes)
      this.#verdicts.set(socket.id, { matchId, side })
    else if (bySide(state.seats, side) === socket.id) {
      this.#discovery.removeOthers(matchId)
      this.#watched.set(matchId, one)
      this.#delivery.seat(one, side, socket)
    }
    socket.send({ type: 'duel:state', seq: state.seq, payload: stateFor(one.duel, side, socket.id) })
    return state.seq
  }
}
