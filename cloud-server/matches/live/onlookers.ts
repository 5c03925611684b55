import { bySide, opposite } from '#rules/match/side.ts'
import type { LiveSocket } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { sideOf } from '../model/setup.ts'
import { settledOf } from '../store/matches.ts'
import type { DuelLoader } from './load.ts'
import { endFor } from './redact.ts'

export interface OnlookersParts {
  db: DuelDatabase
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
