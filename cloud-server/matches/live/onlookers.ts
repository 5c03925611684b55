import { bySide, opposite, SIDES } from '#rules/match/side.ts'
import type { Hub, LiveSocket } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { sideOf } from '../model/setup.ts'
import { settledOf } from '../store/matches.ts'
import type { DuelLoader } from './load.ts'
import { type Duel, endFor, stateFor } from './redact.ts'

export interface OnlookersParts {
  db: DuelDatabase
  hub: Pick<Hub, 'tabsOf'>
  loader: DuelLoader
}

/**
 * Tabs of this node that show a duel of their player as running and do not play it: it was left, or goes on in another tab.
 * They are told when it is over.
 */
export class Onlookers {
  readonly #parts: OnlookersParts
  /** the duel a tab looks on, by the tab */
  readonly #matchIds = new Map<LiveSocket, string>()

  constructor(parts: OnlookersParts) {
    this.#parts = parts
  }

  add(socket: LiveSocket, matchId: string): void {
    this.#matchIds.set(socket, matchId)
  }

  /**
   * Shows a running duel to the tabs of its players that do not play it, as the welcome would. One that is busy with
   * another duel or its verdict (`isBusy`) is left there, and told the end.
   */
  show(duel: Duel, isBusy: (socket: LiveSocket) => boolean): void {
    const { setup, state } = duel
    if (state.status !== 'active') return
    for (const side of SIDES) {
      const userId = bySide(setup.players, side)
      for (const tab of userId === null ? [] : this.#parts.hub.tabsOf(userId)) {
        if (tab.id === bySide(state.seats, side)) continue
        this.add(tab, setup.id)
        if (!isBusy(tab))
          tab.send({ type: 'duel:state', seq: state.seq, payload: stateFor(duel, side, tab.id) })
      }
    }
  }

  /** The tab plays now, or is gone. */
  remove(socket: LiveSocket): void {
    this.#matchIds.delete(socket)
  }

  /** Tells those of one duel, or of all, if it is settled. */
  async tell(matchId?: string): Promise<void> {
    const looking = [...new Set(this.#matchIds.values())]
    const asked = matchId === undefined ? looking : looking.filter((id) => id === matchId)
    if (asked.length === 0) return
    for (const id of await settledOf(this.#parts.db, asked)) await this.#over(id)
  }

  async #over(matchId: string): Promise<void> {
    const duel = await this.#parts.loader.load(matchId)
    if (!duel) return
    for (const [socket, id] of [...this.#matchIds]) {
      const side = id === matchId ? sideOf(duel.setup, socket.userId) : null
      const end = side && endFor(duel, side)
      if (!side || !end) continue
      this.#matchIds.delete(socket)
      const { winner, ended, scores } = end
      const opponentName = bySide(duel.profiles, opposite(side)).displayName
      const payload = { matchId, opponentName, winner, ended, scores }
      socket.send({ type: 'presence:duel_over', seq: duel.state.seq, payload })
    }
  }
}
