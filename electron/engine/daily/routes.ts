import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Refusal, refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { type DailyCase, dailyCase, dailyKept, dailyStreak } from '#protocol/http/daily.ts'
import { routes } from '#protocol/routes.ts'
import { DAILY_LIMIT_MS, NO_CHOICE } from '#rules/daily/casefile.ts'
import {
  type ClockedAnswer,
  clockRuns,
  countedAnswer,
  dailyRemaining,
  noAnswer,
  resent,
} from '#rules/daily/clock.ts'
import { streakOn } from '#rules/day-streak.ts'
import { DAY_MS, dateStart, secondsToNextDay, utcDate } from '#rules/days.ts'
import { uuidv7 } from '#rules/uuidv7.ts'
import { DAILY_REFUSALS } from '#study/daily/casefile.ts'
import { streakTold } from '#study/daily/streak.ts'
import { type Cloud, type CloudAnswer, OFFLINE, refusalIn } from '../cloud.ts'
import { passRetryAfter } from '../gateway.ts'
import type { Profiles } from '../profiles.ts'
import {
  type KeptDaily,
  keepCase,
  keepStreak,
  keptBy,
  keptOf,
  keptRunning,
  lastKnownInstant,
  sealAnswer,
  sealedPending,
  startKept,
  streakKept,
} from '../store/daily.ts'
import type { Database } from '../store/database.ts'

const NOT_KEPT = refuse(
  'offline',
  'You are offline, and today’s case is not on this computer yet. It is kept here once Bar Duel was open and connected on the day.',
)

/** How long home's streak banner waits for the cloud before it shows what this machine knows. */
const STREAK_TIMEOUT_MS = 2_500

/** A kept case as the page gets it: as the cloud graded it, as it was sealed, or with its clock running. */
async function told(db: Database, userId: string, kept: KeptDaily, at: number): Promise<DailyCase> {
  const { date, question, reply, sealed, startedAt } = kept
  const isClosed = date !== utcDate(at)
  const timeToReset = secondsToNextDay(at)
  if (reply) return { ...reply, remainingMs: 0, isClosed, timeToReset }
  const streakAfter = streakOn(await streakKept(db, userId), date)
  const counts = sealed !== null && sealed.choice !== NO_CHOICE
  return {
    dateUtc: date,
    question,
    hasAttempted: sealed !== null,
    attempt: sealed && {
      choiceIndex: sealed.choice,
      isCorrect: null,
      xpAwarded: 0,
      points: 0,
      masteryDelta: 0,
      streakBefore: counts ? Math.max(0, streakAfter - 1) : streakAfter,
      streakAfter,
    },
    remainingMs: sealed || startedAt === null ? 0 : dailyRemaining(startedAt, at),
    limitMs: DAILY_LIMIT_MS,
    isClosed,
    timeToReset,
  }
}

/** The cloud's own time as a reply tells it (ms): its day's end less the time to it. */
const timeTold = ({ dateUtc, isClosed, timeToReset }: DailyCase, at: number): number =>
  isClosed ? at : dateStart(dateUtc) + DAY_MS - timeToReset * 1000

async function keepReply(db: Database, reply: DailyCase, at: number): Promise<void> {
  const { question, dateUtc: date, hasAttempted, remainingMs, limitMs } = reply
  if (!question) return
  const now = timeTold(reply, at)
  const startedAt = hasAttempted ? null : now - (limitMs - remainingMs)
  await keepCase(db, { date, question, reply: hasAttempted ? reply : null, startedAt, at: now })
}

/**
 * The Daily Casefile on the desktop (design section 5): the cloud answers while it can be reached; without it the kept case,
 * which has no key, is answered, and the answer sealed until a sync brings it to the cloud.
 */
export function dailyRoutes(
  app: FastifyInstance,
  identify: Identify,
  server: Cloud,
  players: Profiles,
  clock: () => number,
  /** told that an answer was sealed */
  onSealed: () => void,
): void {
  const file = (): Database => {
    const profile = players.current()
    if (!profile) throw new Error('a caller has a profile')
    return profile.db
  }

  // A clock put back does not bring a day back that was seen here.
  const nowIn = async (db: Database) => Math.max(clock(), await lastKnownInstant(db))

  /** The cloud's refusal, with how long to wait where it says so. */
  function refused(reply: FastifyReply, answer: CloudAnswer): Refusal {
    passRetryAfter(reply, answer)
    return refusalIn(answer)
  }

  // In the player's turn: a sync must not write the streak it read before.
  const runExclusive = (userId: string, work: () => Promise<void>) => players.current()?.changes(userId, work)

  async function seal(db: Database, userId: string, { date }: KeptDaily, { place, at }: ClockedAnswer) {
    const attemptId = uuidv7(at, randomUUID)
    await runExclusive(userId, () => sealAnswer(db, userId, { date, choice: place, at, attemptId }))
    onSealed()
  }

  /** The case whose clock runs here, or null; those whose time is over are sealed as unanswered. */
  async function runningHere(db: Database, userId: string, running: KeptDaily[], at: number) {
    for (const one of running) {
      if (clockRuns(one.startedAt, at)) return one
      await seal(db, userId, one, noAnswer(one.startedAt ?? at))
    }
    return null
  }

  async function withoutCloud(db: Database, userId: string, at: number): Promise<DailyCase | Refusal> {
    const running = await runningHere(db, userId, await keptRunning(db), at)
    if (running) return told(db, userId, running, at)
    const date = utcDate(at)
    const kept = await keptOf(db, date)
    if (!kept) return NOT_KEPT
    if (kept.startedAt === null && !kept.reply) await startKept(db, kept, at)
    return told(db, userId, (await keptOf(db, date)) ?? kept, at)
  }

  serve(app, identify, 'GET /api/daily-question', async ({ caller: { userId }, reply }) => {
    const db = file()
    const at = await nowIn(db)
    // The cloud does not know of a clock started here, nor of a sealed answer: asked, it would start another clock.
    const startedHere = (await keptRunning(db)).filter((one) => one.startedHere)
    const running = await runningHere(db, userId, startedHere, at)
    if (running) return told(db, userId, running, at)
    const kept = await keptOf(db, utcDate(at))
    if (kept?.sealed && !kept.sealed.settled) return told(db, userId, kept, at)
    const answer = await server.send('GET', '/api/daily-question', null)
    if (answer === 'offline') return withoutCloud(db, userId, at)
    const { data } = dailyCase.safeParse(answer.json)
    if (answer.status !== 200 || !data) return refused(reply, answer)
    await keepReply(db, data, at)
    return data
  })

  serve(app, identify, 'POST /api/daily-answer', async ({ caller: { userId }, body, reply }) => {
    const db = file()
    const at = await nowIn(db)
    const known = await keptBy(db, body.questionId)
    if (!known?.sealed || known.sealed.settled) {
      const answer = known?.startedHere ? 'offline' : await server.send('POST', '/api/daily-answer', body)
      if (answer !== 'offline') {
        const { data } = dailyCase.safeParse(answer.json)
        if (answer.status !== 200 || !data) return refused(reply, answer)
        await keepReply(db, data, at)
        return { ...data, streakMilestone: data.attempt?.streakMilestone }
      }
      if (!known) return OFFLINE
      if (known.reply) return again(known.reply.attempt?.choiceIndex)
      if (known.startedAt === null) return DAILY_REFUSALS.unstarted
      await seal(db, userId, known, countedAnswer(known.startedAt, { place: body.choiceIndex, at }))
    }
    return again((await keptBy(db, body.questionId))?.sealed?.choice)

    /** Sent again, or lost to another tab: the same answer is told again, another refused. */
    async function again(given: number | undefined) {
      const word = given === undefined ? 'answered' : resent(given, body.choiceIndex)
      if (word !== 'same') return DAILY_REFUSALS[word]
      const kept = await keptBy(db, body.questionId)
      return kept ? told(db, userId, kept, at) : OFFLINE
    }
  })

  serve(app, identify, 'GET /api/daily-results', async ({ caller: { userId }, reply }) => {
    const db = file()
    const answer = await server.send('GET', '/api/daily-results', null)
    // The cloud does not know of a clock started here, whose day may be over meanwhile: its results tell the key.
    if (await runningHere(db, userId, await keptRunning(db), await nowIn(db))) return { last: null }
    const { data } = routes['GET /api/daily-results'].reply.safeParse(
      answer === 'offline' ? null : answer.json,
    )
    if (answer === 'offline' || answer.status !== 200 || !data) return refused(reply, answer)
    return data
  })

  /** Today's case against the time offline, asked for once a day. */
  let askedFor = ''
  async function keepToday(db: Database, at: number): Promise<void> {
    const date = utcDate(at)
    if (askedFor === `${date} ${server.session()?.userId}` || (await keptOf(db, date))) return
    askedFor = `${date} ${server.session()?.userId}`
    const answer = await server.send('GET', '/api/daily-kept', null, STREAK_TIMEOUT_MS)
    const { data } = answer === 'offline' ? { data: undefined } : dailyKept.safeParse(answer.json)
    if (!data?.question || players.current()?.db !== db) return
    await keepCase(db, { date: data.dateUtc, question: data.question, reply: null, startedAt: null, at })
  }

  serve(app, identify, 'GET /api/daily-streak', async ({ caller: { userId } }) => {
    const db = file()
    const at = await nowIn(db)
    const answer = await server.send('GET', '/api/daily-streak', null, STREAK_TIMEOUT_MS)
    const { data } = answer === 'offline' ? { data: undefined } : dailyStreak.safeParse(answer.json)
    if (data) {
      const { currentStreak, bestStreak, lastDate } = data
      // Of a streak that only a sealed answer still joins to today the cloud says 0: this machine knows how long it was.
      const joined = currentStreak === 0 && (await sealedPending(db)).length > 0
      if (!joined)
        await runExclusive(userId, () =>
          keepStreak(db, userId, { days: currentStreak, best: bestStreak, lastDate }),
        )
      await keepToday(db, at).catch((error) => console.error('The day’s case could not be kept:', error))
    }
    const { days, best, lastDate } = await streakKept(db, userId)
    return streakTold({ dailyStreak: days, bestDailyStreak: best, lastDailyDate: lastDate }, utcDate(at))
  })
}
