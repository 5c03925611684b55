import { coalesce } from '#concurrency/coalesce.ts'
import { bySide, SIDES, type Side } from '#rules/match/side.ts'
import type { Bus } from '../../sockets/bus.ts'
import type { Hub, LiveSocket } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { sideOf } from '../model/setup.ts'
import type { MatchState } from '../model/state.ts'
import { afterStep, type Step } from '../model/step.ts'
import type { DuelSettings } from '../settings.ts'
import type { Settler } from '../settle/settle.ts'
import { type Moved, readSeqs, takeSeat } from '../store/matches.ts'
import { readSetups } from '../store/setups.ts'
import { readStates } from '../store/states.ts'
import type { DuelLoader } from './load.ts'
import { type Duel, stateFor } from './redact.ts'
import { type Delivered, nothingDelivered, stateDelivered, undelivered } from './undelivered.ts'

interface Bound {
  socket: LiveSocket
  told: Delivered
}

interface Watched {
  duel: Duel
  bound: Partial<Record<Side, Bound>>
}

/** Duels remembered as nobody's here, so that their answers elsewhere cost this node nothing. */
const OTHERS_REMEMBERED = 50_000

/** The duels that tabs of this node play, and what those tabs are told. It holds no truth: what it knows is what the database said. */
export interface Watch {
  /** Something moved, here or on another node. `here` tells the other nodes. */
  moved(moved: Moved, from: 'here' | 'bus'): void
  /**
   * An answer was stored here. Where nothing was missed before it, its tabs of this node are told without reading the duel
   * again; the other nodes, where any has a tab of it, read it.
   */
  stepped(step: Step): void
  /** a duel this tab has the seat of */
  playing(socket: LiveSocket): { duel: Duel; side: Side } | null
  /** Takes the seat of a duel for the tab and sends it the snapshot; of a finished duel, the snapshot. Null: not theirs. */
  enter(socket: LiveSocket, matchId: string): Promise<number | null>
  /** the tab has no duel any more */
  leave(socket: LiveSocket): void
  /** duels that began for players who wait, whose notice was lost */
  find(matchIds: readonly string[]): void
  /** compares every watched duel with the database */
  reread(): Promise<void>
  /** reads no more; resolves when the read on its way is done */
  stop(): Promise<void>
}

export function duelWatch(parts: {
  db: DuelDatabase
  hub: Hub
  bus: Bus
  loader: DuelLoader
  settler: Settler
  settings: Pick<DuelSettings, 'paceMs'>
  /** a tab got a seat: it waits for no opponent any more */
  seated: (socket: LiveSocket) => void
  failed: (error: Error) => void
}): Watch {
  const { db, hub, bus, loader, settler, settings, seated, failed } = parts
  const watched = new Map<string, Watched>()
  const seats = new Map<string, string>()
  const others = new Set<string>()
  const dirty = new Set<string>()
  /** tabs that get a snapshot, and so must not be told of the start as well */
  const entering = new Set<string>()
  /** duels on their way to being watched, and those of them that moved meanwhile */
  const loading = new Set<string>()
  const movedMeanwhile = new Set<string>()
  const begun = new Set<Promise<void>>()
  let stopped = false

  const stateOf = (matchId: string): MatchState | undefined => watched.get(matchId)?.duel.state

  const reads = coalesce(settings.paceMs, read)

  function mark(matchId: string): void {
    dirty.add(matchId)
    reads.ask()
  }

  /** Reads what moved, and tells. */
  async function read(): Promise<void> {
    const ids = [...dirty]
    dirty.clear()
    try {
      discover(ids.filter((id) => !watched.has(id) && !others.has(id)))
      const known = ids.filter((id) => watched.has(id))
      if (known.length > 0) for (const state of await readStates(db, known, stateOf)) apply(state)
    } catch (error) {
      // The next look of the second tries again what this one could not read.
      for (const id of ids) dirty.add(id)
      failed(error as Error)
    }
  }

  /**
   * Begins to watch the unknown duels whose players have a tab here. Beside the reads of those that are watched: the
   * result of a round does not wait for the start of another duel.
   */
  function discover(ids: readonly string[]): void {
    const fresh = ids.filter((id) => !loading.has(id))
    for (const id of ids) if (loading.has(id)) movedMeanwhile.add(id)
    if (fresh.length === 0) return
    for (const id of fresh) loading.add(id)
    const work = begin(fresh)
      .catch((error: Error) => {
        for (const id of fresh) dirty.add(id)
        failed(error)
      })
      .finally(() => {
        begun.delete(work)
        for (const id of fresh) {
          loading.delete(id)
          if (movedMeanwhile.delete(id)) mark(id)
        }
      })
    begun.add(work)
  }

  async function begin(ids: readonly string[]): Promise<void> {
    const setups = await readSetups(db, ids)
    if (others.size > OTHERS_REMEMBERED) others.clear()
    const here = (userId: string | null) => userId !== null && hub.tabsOf(userId).length > 0
    const mine = setups.filter((setup) => setup.players.some(here))
    for (const id of ids) if (!mine.some((setup) => setup.id === id)) others.add(id)
    if (mine.length === 0) return
    const wanted = mine.map((setup) => ({
      setup,
      sides: SIDES.filter((side) => here(bySide(setup.players, side))),
    }))
    for (const duel of await loader.fill(wanted)) {
      if (stopped) return
      if (!watched.has(duel.setup.id)) watched.set(duel.setup.id, { duel, bound: {} })
      apply(duel.state)
    }
  }

  function apply(state: MatchState): void {
    const one = watched.get(state.id)
    if (!one || state.seq < one.duel.state.seq) return
    one.duel.state = state
    for (const side of SIDES) bind(one, side)
    for (const side of SIDES) tell(one, side)
    if (state.status !== 'active' && !state.outcomes) settler.settle(state.id)
    if (state.outcomes || (!one.bound[1] && !one.bound[2])) forget(state.id)
  }

  /** Follows the seat: the tab that lost it is told, the tab of this node that has it is bound. */
  function bind(one: Watched, side: Side): void {
    const { setup, state } = one.duel
    const seat = bySide(state.seats, side)
    const bound = one.bound[side]
    if (bound && bound.socket.id !== seat) {
      delete one.bound[side]
      seats.delete(bound.socket.id)
      if (seat !== null)
        bound.socket.send({ type: 'duel:seat_taken', seq: state.seq, payload: { matchId: setup.id } })
    }
    if (one.bound[side] || seat === null || entering.has(seat)) return
    const socket = hub.byId(seat)
    if (!socket || socket.userId !== bySide(setup.players, side)) return
    attach(one, side, socket, nothingDelivered())
  }

  function attach(one: Watched, side: Side, socket: LiveSocket, told: Delivered): void {
    one.bound[side] = { socket, told }
    seats.set(socket.id, one.duel.setup.id)
    seated(socket)
  }

  function tell(one: Watched, side: Side): void {
    const bound = one.bound[side]
    if (!bound) return
    for (const message of undelivered(one.duel, side, bound.told)) bound.socket.send(message)
  }

  function forget(matchId: string): void {
    const one = watched.get(matchId)
    for (const side of SIDES) {
      const bound = one?.bound[side]
      if (bound) seats.delete(bound.socket.id)
    }
    watched.delete(matchId)
    others.add(matchId)
  }

  /** Reads the duel again where it stands further than it is known here. */
  function look({ matchId, seq }: Moved): void {
    const known = watched.get(matchId)
    if (known ? seq > known.duel.state.seq : !others.has(matchId)) mark(matchId)
  }

  /** Whether every tab that plays the duel is this node's, and so nobody else waits for news of it. */
  const allHere = ({ duel, bound }: Watched): boolean =>
    SIDES.every((side) => bySide(duel.setup.players, side) === null || bound[side])

  return {
    moved(moved, from) {
      if (from === 'here') bus.publish({ about: 'duel', ...moved })
      look(moved)
    },

    stepped(step) {
      const one = watched.get(step.matchId)
      const after = one ? afterStep(one.duel.state, step) : null
      if (!(one && after && allHere(one)))
        bus.publish({ about: 'duel', matchId: step.matchId, seq: step.seq })
      if (after) apply(after)
      else look(step)
    },

    playing(socket) {
      const one = watched.get(seats.get(socket.id) ?? '')
      const side = one && sideOf(one.duel.setup, socket.userId)
      return one && side && one.bound[side]?.socket === socket ? { duel: one.duel, side } : null
    },

    async enter(socket, matchId) {
      // Said before the seat is taken: whoever reads the duel meanwhile leaves this tab to us.
      entering.add(socket.id)
      try {
        const before = await loader.load(matchId)
        const side = before && sideOf(before.setup, socket.userId)
        if (!before || !side) return null
        if (before.state.status === 'active') await takeSeat(db, matchId, side, socket.id)
        const fresh = (await loader.load(matchId)) ?? before
        const one = watched.get(matchId) ?? { duel: fresh, bound: {} }
        await loader.stand(one.duel, side)
        if (fresh.state.seq > one.duel.state.seq) one.duel.state = fresh.state
        const { state } = one.duel
        if (bySide(state.seats, side) === socket.id && !state.outcomes) {
          others.delete(matchId)
          watched.set(matchId, one)
          bind(one, side)
          attach(one, side, socket, stateDelivered(one.duel, side))
          for (const each of SIDES) tell(one, each)
        }
        socket.send({ type: 'duel:state', seq: state.seq, payload: stateFor(one.duel, side, socket.id) })
        return state.seq
      } finally {
        entering.delete(socket.id)
      }
    },

    leave(socket) {
      const matchId = seats.get(socket.id)
      const one = watched.get(matchId ?? '')
      seats.delete(socket.id)
      if (!one || !matchId) return
      for (const side of SIDES) if (one.bound[side]?.socket === socket) delete one.bound[side]
      if (!one.bound[1] && !one.bound[2]) watched.delete(matchId)
    },

    find(matchIds) {
      for (const id of matchIds) {
        if (watched.has(id)) continue
        others.delete(id)
        mark(id)
      }
    },

    async reread() {
      const known = [...watched.keys()]
      for (const { matchId, seq } of known.length > 0 ? await readSeqs(db, known) : []) {
        const state = watched.get(matchId)?.duel.state
        if (state && seq > state.seq) mark(matchId)
        // A settlement that failed, or whose node died between the end and it.
        else if (state && state.status !== 'active') settler.settle(matchId)
      }
      // What an earlier look could not read.
      if (dirty.size > 0) reads.ask()
    },

    async stop() {
      stopped = true
      await reads.stop()
      await Promise.all(begun)
    },
  }
}
