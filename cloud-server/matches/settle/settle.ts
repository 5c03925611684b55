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

export interface Settler {
  /** Settles a finished duel soon; asked twice it runs once, and what another node settles it leaves. */
  settle(matchId: string): void
  /** settles at once what waits; resolves when nothing is being settled */
  idle(): Promise<void>
}

const decide: Decide = (setup, state, items, parties) =>
  parties.map((party) => {
    const { userId, side, before } = party
    const rounds = scoredRounds(setup, state, items, side)
    const opponent = parties.find((party) => party.side === opposite(side))
    const opponentRating = (opponent ?? party).before.account.overallElo
    return {
      userId,
      side,
      rounds,
      outcome: settlePlayer({ setup, state, side, rounds, before, opponentRating }),
    }
  })

export function duelSettler(parts: {
  db: DuelDatabase
  items: ItemsById
  settled: (closed: Closed) => Promise<void>
  failed: (error: Error) => void
}): Settler {
  const { db, items, settled, failed } = parts
  const waiting = new Set<string>()
  const running = new Set<string>()
  const batches = new Set<Promise<void>>()
  let gathering: NodeJS.Timeout | undefined

  async function run(batch: readonly string[]): Promise<void> {
    try {
      for (const closed of await settleDuels(db, batch, items, decide)) await settled(closed).catch(failed)
    } catch (error) {
      // One that cannot be settled must not hold up the others.
      if (batch.length > 1) for (const matchId of batch) await run([matchId])
      else failed(error as Error)
    }
  }

  function next(): void {
    clearTimeout(gathering)
    gathering = undefined
    while (waiting.size > 0 && batches.size < AT_ONCE) {
      const batch = [...waiting].slice(0, MOST_A_BATCH)
      for (const matchId of batch) {
        waiting.delete(matchId)
        running.add(matchId)
      }
      const work = run(batch).finally(() => {
        for (const matchId of batch) running.delete(matchId)
        batches.delete(work)
        soon()
      })
      batches.add(work)
    }
  }

  function soon(): void {
    if (waiting.size >= MOST_A_BATCH) next()
    else if (waiting.size > 0 && batches.size < AT_ONCE) gathering ??= setTimeout(next, GATHERED_MS)
  }

  return {
    settle(matchId) {
      if (running.has(matchId)) return
      waiting.add(matchId)
      soon()
    },
    async idle() {
      while (waiting.size > 0 || batches.size > 0) {
        next()
        await Promise.all(batches)
      }
    },
  }
}
