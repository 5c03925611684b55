import type { DuelDatabase } from '../store/duels/database.ts'
import type { DuelItem } from '../store/duels/items.ts'
import { type Closed, type Decide, settleDuel } from '../store/duels/settlement.ts'
import { scoredRounds } from './answers.ts'
import { other } from './match.ts'
import { outcomeFor } from './outcome.ts'

/** Settlements at once in this process: each holds a connection. */
const AT_ONCE = 3

export interface Settler {
  /** Settles a finished duel soon; asked twice it runs once, and what another node settles it leaves. */
  settle(matchId: string): void
  /** resolves when nothing is being settled */
  idle(): Promise<void>
}

export function duelSettler(parts: {
  db: DuelDatabase
  items: (ids: readonly string[]) => Promise<DuelItem[]>
  settled: (closed: Closed) => Promise<void> | void
  failed: (error: Error) => void
}): Settler {
  const { db, items, settled, failed } = parts
  const waiting = new Set<string>()
  const running = new Map<string, Promise<void>>()

  const decide: Decide = async (card, view, parties) => {
    const asked = await items(card.itemIds)
    return parties.map(({ userId, side, before }) => {
      const rounds = scoredRounds(card, view, asked, side)
      const opponent = parties.find((party) => party.side === other(side))
      const rating = opponent?.before.record.overallElo ?? before.record.overallElo
      return { userId, side, rounds, outcome: outcomeFor(card, view, side, rounds, before, rating) }
    })
  }

  function next(): void {
    for (const matchId of waiting) {
      if (running.size >= AT_ONCE) return
      waiting.delete(matchId)
      const work = settleDuel(db, matchId, decide)
        .then((closed) => (closed ? settled(closed) : undefined))
        .catch(failed)
        .then(() => {
          running.delete(matchId)
          next()
        })
      running.set(matchId, work)
    }
  }

  return {
    settle(matchId) {
      if (running.has(matchId)) return
      waiting.add(matchId)
      next()
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
