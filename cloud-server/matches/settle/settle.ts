import { opposite } from '#rules/match/side.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { scoredRounds } from '../model/answers.ts'
import type { ItemsById } from '../model/item.ts'
import { settlePlayer } from '../model/outcome.ts'
import { type Closed, type Decide, settleDuels } from '../store/settlement.ts'

/** Transactions at once in this process, each with a connection; and duels in one of them. */
const AT_ONCE = 1
const MOST_A_BATCH = 6
/**
 * How long a finished duel waits for others to be settled with (ms). A transaction costs about what a duel in it does, so
 * alone each would cost twice as much as among several; nobody who reads their last result notices the wait.
 */
const GATHERED_MS = 40

const decide: Decide = (setup, state, items, parties) =>
  parties.map((party) => {
    const { userId, side, before, earlier, headToHead } = party
    const rounds = scoredRounds(setup, state, items, side)
    const opponent = parties.find((each) => each.side === opposite(side))
    const opponentRating = (opponent ?? party).before.account.overallElo
    const outcome = settlePlayer({
      setup,
      state,
      side,
      rounds,
      before,
      opponentRating,
      earlier,
      headToHead,
    })
    return { userId, side, rounds, outcome }
  })

export interface SettlerParts {
  db: DuelDatabase
  items: ItemsById
  /** a match was settled by this node */
  settled: (closed: Closed) => Promise<void>
  failed: (error: Error) => void
}

/** Settles finished matches, a few in a transaction. */
export class Settler {
  readonly #parts: SettlerParts
  readonly #waiting = new Set<string>()
  readonly #running = new Set<string>()
  readonly #batches = new Set<Promise<void>>()
  #gathering: NodeJS.Timeout | undefined

  constructor(parts: SettlerParts) {
    this.#parts = parts
  }

  /** Settles a finished match soon; asked twice it runs once, and one that another node settles is left to it. */
  settle(matchId: string): void {
    if (this.#running.has(matchId)) return
    this.#waiting.add(matchId)
    this.#soon()
  }

  /** Settles at once those that wait; resolves when nothing is being settled. */
  async idle(): Promise<void> {
    while (this.#waiting.size > 0 || this.#batches.size > 0) {
      this.#next()
      await Promise.all(this.#batches)
    }
  }

  #soon(): void {
    if (this.#waiting.size >= MOST_A_BATCH) this.#next()
    else if (this.#waiting.size > 0 && this.#batches.size < AT_ONCE)
      this.#gathering ??= setTimeout(() => this.#next(), GATHERED_MS)
  }

  #next(): void {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    while (this.#waiting.size > 0 && this.#batches.size < AT_ONCE)
      this.#begin([...this.#waiting].slice(0, MOST_A_BATCH))
  }

  #begin(batch: readonly string[]): void {
    for (const matchId of batch) {
      this.#waiting.delete(matchId)
      this.#running.add(matchId)
    }
    const work = this.#run(batch).finally(() => {
      for (const matchId of batch) this.#running.delete(matchId)
      this.#batches.delete(work)
      this.#soon()
    })
    this.#batches.add(work)
  }

  async #run(batch: readonly string[]): Promise<void> {
    const { db, items, settled, failed } = this.#parts
    try {
      for (const closed of await settleDuels(db, batch, items, decide)) await settled(closed).catch(failed)
    } catch (error) {
      // One that cannot be settled must not hold up the others.
      if (batch.length > 1) for (const matchId of batch) await this.#run([matchId])
      else failed(error as Error)
    }
  }
}
