import { type DailyCase, type DailyQuestion, dailyKept } from '#protocol/http/daily.ts'
import { NO_CHOICE } from '#rules/daily/casefile.ts'
import { dailyRemaining } from '#rules/daily/clock.ts'
import { streakOn } from '#rules/day-streak.ts'
import { DAY_MS, dateStart, secondsToNextDay, utcDate } from '#rules/days.ts'
import type { Cloud } from '../cloud.ts'
import type { Profile } from '../profiles.ts'
import { type CachedDaily, cacheCase, cachedOf } from '../store/daily.ts'
import type { Database } from '../store/database.ts'
import { cachedStreak } from '../store/sealed-daily.ts'

/** How long (ms) home's streak banner waits for the cloud before it shows the state of this machine. */
export const STREAK_TIMEOUT_MS = 2_500

type Attempt = DailyCase['attempt']

/** A sealed answer as its player sees it: ungraded, with the day it makes of the streak. */
async function sealedAttempt(
  { db, userId }: Pick<Profile, 'db' | 'userId'>,
  { date, sealed }: CachedDaily,
): Promise<Attempt> {
  if (!sealed) return null
  const streakAfter = streakOn(await cachedStreak(db, userId), date)
  return {
    choiceIndex: sealed.choice,
    isCorrect: null,
    xpAwarded: 0,
    points: 0,
    masteryDelta: 0,
    streakBefore: sealed.choice === NO_CHOICE ? streakAfter : Math.max(0, streakAfter - 1),
    streakAfter,
  }
}

/** A cached case as the page gets it: as the cloud graded it, as it was sealed, or with its clock running. */
export async function cachedCase(
  file: Pick<Profile, 'db' | 'userId'>,
  cached: CachedDaily,
  at: number,
): Promise<DailyCase> {
  const { date, question, reply, sealed, startedAt, limitMs } = cached
  const day = { isClosed: date !== utcDate(at), timeToReset: secondsToNextDay(at) }
  if (reply) return { ...reply, remainingMs: 0, ...day }
  return {
    dateUtc: date,
    question,
    hasAttempted: sealed !== null,
    attempt: await sealedAttempt(file, cached),
    remainingMs: sealed || startedAt === null ? 0 : dailyRemaining({ startedAt, limitMs }, at),
    limitMs,
    ...day,
  }
}

/** The cloud's own time by its reply (ms): its day's end less the time to it. */
const timeOf = ({ dateUtc, isClosed, timeToReset }: DailyCase, at: number): number =>
  isClosed ? at : dateStart(dateUtc) + DAY_MS - timeToReset * 1000

/** Caches a case as the cloud has it, with its clock and, once it is answered, its grade. */
export async function cacheReply(db: Database, reply: DailyCase, at: number): Promise<void> {
  const { question, dateUtc: date, hasAttempted, remainingMs, limitMs } = reply
  if (!question) return
  const now = timeOf(reply, at)
  const clock = hasAttempted ? null : { startedAt: now - (limitMs - remainingMs), limitMs }
  await cacheCase(db, { date, question, reply: hasAttempted ? reply : null, clock, at: now })
}

/** Fetches today's case for the time offline, once a day and player. */
export class TodaysCase {
  readonly #server: Cloud
  readonly #current: () => Profile | null
  #askedFor = ''

  constructor(server: Cloud, current: () => Profile | null) {
    this.#server = server
    this.#current = current
  }

  async fetch(db: Database, at: number): Promise<void> {
    const date = utcDate(at)
    const wanted = `${date} ${this.#server.session()?.userId}`
    if (this.#askedFor === wanted || (await cachedOf(db, date))) return
    this.#askedFor = wanted
    const answer = await this.#server.send('GET', '/api/daily-kept', null, STREAK_TIMEOUT_MS)
    if (answer === 'offline' || answer.status !== 200) {
      // The next look at home asks again.
      if (this.#askedFor === wanted) this.#askedFor = ''
      return
    }
    const { data } = dailyKept.safeParse(answer.json)
    // The file may have been closed while the cloud was asked.
    if (!data?.question || this.#current()?.db !== db) return
    await this.#keep(db, data.dateUtc, data.question, at)
  }

  async #keep(db: Database, date: string, question: DailyQuestion, at: number): Promise<void> {
    // By a clock that is a day off or more it may be here already.
    if (await cachedOf(db, date)) return
    // The cloud says the day; a clock that says another one says nothing of the time.
    const keptAt = utcDate(at) === date ? at : dateStart(date)
    await cacheCase(db, { date, question, reply: null, clock: null, at: keptAt })
  }
}
