import { bySide, SIDES } from '#rules/match/side.ts'
import type { Hub } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { readSetups } from '../store/setups.ts'
import type { DuelLoader } from './load.ts'
import type { Duel } from './redact.ts'

/** Duels remembered as nobody's here, so that their answers elsewhere cost this node nothing. */
const OTHERS_REMEMBERED = 50_000

export interface DiscoveryParts {
  db: DuelDatabase
  hub: Pick<Hub, 'tabsOf'>
  loader: DuelLoader
  /** a duel of a player who has a tab here */
  found: (duel: Duel) => void
  /** a duel that moved while it was loaded */
  moved: (matchId: string) => void
  /** duels that could not be loaded */
  failed: (error: Error, matchIds: readonly string[]) => void
}

/** Finds out whether duels this node does not know concern its tabs. */
export class Discovery {
  readonly #parts: DiscoveryParts
  readonly #others = new Set<string>()
  /** duels on their way to being watched, and those of them that moved meanwhile */
  readonly #loading = new Set<string>()
  readonly #movedMeanwhile = new Set<string>()
  readonly #begun = new Set<Promise<void>>()
  #stopped = false

  constructor(parts: DiscoveryParts) {
    this.#parts = parts
  }

  /** Whether a duel is known to concern no tab of this node. */
  isOthers(matchId: string): boolean {
    return this.#others.has(matchId)
  }

  addOthers(matchId: string): void {
    this.#others.add(matchId)
  }

  removeOthers(matchId: string): void {
    this.#others.delete(matchId)
  }

  /**
   * Loads the unknown duels whose players have a tab here. Beside the reads of those that are watched: the result of a
   * round does not wait for the start of another duel.
   */
  discover(ids: readonly string[]): void {
    const fresh = ids.filter((id) => !this.#loading.has(id))
    for (const id of ids) if (this.#loading.has(id)) this.#movedMeanwhile.add(id)
    if (fresh.length === 0) return
    for (const id of fresh) this.#loading.add(id)
    const work = this.#load(fresh)
      .catch((error: Error) => this.#parts.failed(error, fresh))
      .finally(() => {
        this.#begun.delete(work)
        for (const id of fresh) this.#loaded(id)
      })
    this.#begun.add(work)
  }

  /** Stops finding. */
  stop(): void {
    this.#stopped = true
  }

  /** Resolves when what was begun has ended. */
  async idle(): Promise<void> {
    await Promise.all(this.#begun)
  }

  #loaded(id: string): void {
    this.#loading.delete(id)
    if (this.#movedMeanwhile.delete(id)) this.#parts.moved(id)
  }

  async #load(ids: readonly string[]): Promise<void> {
    const { db, hub, loader, found } = this.#parts
    const setups = await readSetups(db, ids)
    if (this.#others.size > OTHERS_REMEMBERED) this.#others.clear()
    const here = (userId: string | null) => userId !== null && hub.tabsOf(userId).length > 0
    const mine = setups.filter((setup) => setup.players.some(here))
    for (const id of ids) if (!mine.some((setup) => setup.id === id)) this.#others.add(id)
    if (mine.length === 0) return
    const wanted = mine.map((setup) => ({
      setup,
      sides: SIDES.filter((side) => here(bySide(setup.players, side))),
    }))
    for (const duel of await loader.fill(wanted)) {
      if (this.#stopped) return
      found(duel)
    }
  }
}
