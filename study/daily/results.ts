import type { DailyResults } from '#protocol/http/daily.ts'
import { NO_CHOICE, PUBLISHED_AFTER_MS } from '#rules/daily/casefile.ts'
import { utcDate } from '#rules/days.ts'
import type { StudyEngine } from '../engine.ts'
import type { Ordered } from '../questions/shown.ts'
import { toRevealedQuestion } from './reply.ts'
import type { DailySource } from './source.ts'
import type { DailyTally } from './store.ts'

/** A closed day's tally is read again after this time only: offline answers may still come in. */
const TALLY_KEPT_MS = 60_000

const percentOf = (players: number, all: number): number =>
  all === 0 ? 0 : Math.round((1000 * players) / all) / 10

/** How all players answered the last case whose results are published, in the order its own player saw it. */
export function closedCases({ store, now }: Pick<StudyEngine, 'store' | 'now'>, source: DailySource) {
  let kept: { date: string; at: number; tally: DailyTally } | null = null

  async function tallyOf(date: string): Promise<DailyTally> {
    const at = now()
    if (kept?.date === date && Math.abs(at - kept.at) < TALLY_KEPT_MS) return kept.tally
    const tally = await store.dailyTally(date)
    kept = { date, at, tally }
    return tally
  }

  return async function resultsFor(userId: string): Promise<DailyResults | null> {
    const at = now()
    // The day that ended last at least six hours ago: an answer sealed offline may be on its way until then.
    const last = await source.lastBefore(utcDate(at - PUBLISHED_AFTER_MS))
    if (!last) return null
    const { date, item } = last
    const own = await store.dailyOf(userId, date)
    const tally = await tallyOf(date)
    const shown: Ordered = own?.shown ?? { item, showing: { order: item.choices.map((_, place) => place) } }
    const { order } = shown.showing
    const players = [...tally.values()].reduce((sum, count) => sum + count, 0)
    const share = (choice: number) => {
      const count = tally.get(choice) ?? 0
      return { players: count, percent: percentOf(count, players) }
    }
    const choice = own?.attempt.choice ?? null
    return {
      dateUtc: date,
      question: toRevealedQuestion(shown),
      choices: order.map(share),
      noAnswer: share(NO_CHOICE),
      players,
      yourChoice: choice === null ? null : order.indexOf(choice),
    }
  }
}
