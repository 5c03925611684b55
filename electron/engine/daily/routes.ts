import type { FastifyInstance, FastifyReply } from 'fastify'
import { isRefusal, type Refusal } from '#http/refusal.ts'
import { type Call, type Identify, serve } from '#http/serve.ts'
import { type DailyCase, dailyCase, dailyStreak } from '#protocol/http/daily.ts'
import { routes } from '#protocol/routes.ts'
import { utcDate } from '#rules/days.ts'
import { toStreak } from '#study/daily/streak.ts'
import { type Cloud, type CloudAnswer, OFFLINE, refusalIn } from '../cloud.ts'
import { passRetryAfter } from '../gateway.ts'
import type { Profiles } from '../profiles.ts'
import { cachedByShowing, cachedOf, isPast, lastKnownInstant } from '../store/daily.ts'
import { cachedStreak, cacheStreak, sealedPending } from '../store/sealed-daily.ts'
import { cacheReply, STREAK_TIMEOUT_MS, TodaysCase } from './cache.ts'
import { answerOffline, type CaseFile, caseHere, isSealed, openOffline, runningCase } from './offline-case.ts'

interface Desk {
  server: Cloud
  players: Profiles
  /** ms */
  clock: () => number
  /** called after an answer was sealed */
  onSealed: () => void
}

function fileIn({ players, onSealed }: Desk): CaseFile {
  const profile = players.current()
  if (!profile) throw new Error('a caller has a profile')
  return { ...profile, onSealed }
}

/** The time by this machine (ms). A clock put back does not bring a day back that was seen here. */
const nowIn = async ({ clock }: Desk, { db }: CaseFile): Promise<number> =>
  Math.max(clock(), await lastKnownInstant(db))

/** The cloud's refusal, with how long to wait where it says so. */
function refused(reply: FastifyReply, answer: CloudAnswer): Refusal {
  passRetryAfter(reply, answer)
  return refusalIn(answer)
}

/** The case in the cloud's reply, which is cached; its refusal where it has none. */
async function caseIn(
  answer: Exclude<CloudAnswer, 'offline'>,
  { db }: CaseFile,
  at: number,
  reply: FastifyReply,
): Promise<DailyCase | Refusal> {
  const { data } = dailyCase.safeParse(answer.json)
  if (answer.status !== 200 || !data) return refused(reply, answer)
  await cacheReply(db, data, at)
  return data
}

async function question(desk: Desk, { reply }: Call<'GET /api/daily-question'>) {
  const file = fileIn(desk)
  const at = await nowIn(desk, file)
  // The cloud does not know of a clock started here, nor of a sealed answer: asked, it would start another clock.
  const here = await caseHere(file, at)
  if (here) return here
  const answer = await desk.server.send('GET', '/api/daily-question', null)
  return answer === 'offline' ? openOffline(file, at) : caseIn(answer, file, at, reply)
}

async function answer(desk: Desk, { body, reply }: Call<'POST /api/daily-answer'>) {
  const file = fileIn(desk)
  const at = await nowIn(desk, file)
  const cached = await cachedByShowing(file.db, body.questionId)
  const onlyHere = cached !== null && (cached.startedHere || isSealed(cached))
  const sent = onlyHere ? 'offline' : await desk.server.send('POST', '/api/daily-answer', body)
  if (sent === 'offline') return cached ? answerOffline(file, cached, body.choiceIndex, at) : OFFLINE
  const graded = await caseIn(sent, file, at, reply)
  return isRefusal(graded) ? graded : { ...graded, streakMilestone: graded.attempt?.streakMilestone }
}

async function results(desk: Desk, { reply }: Call<'GET /api/daily-results'>) {
  const file = fileIn(desk)
  const answer = await desk.server.send('GET', '/api/daily-results', null)
  // The cloud does not know of a clock started here, whose day may be over meanwhile: its results tell the key.
  if (await runningCase(file, await nowIn(desk, file))) return { last: null }
  const { data } = routes['GET /api/daily-results'].reply.safeParse(answer === 'offline' ? null : answer.json)
  if (answer === 'offline' || answer.status !== 200 || !data) return refused(reply, answer)
  return data
}

async function streak(desk: Desk, today: TodaysCase) {
  const file = fileIn(desk)
  const { db, userId, changes } = file
  const at = await nowIn(desk, file)
  const answer = await desk.server.send('GET', '/api/daily-streak', null, STREAK_TIMEOUT_MS)
  const { data } = answer === 'offline' ? { data: undefined } : dailyStreak.safeParse(answer.json)
  if (data) {
    const { currentStreak: days, bestStreak: best, lastDate } = data
    // Of a streak that only a sealed answer still joins to today the cloud says 0: this machine knows how long it was.
    const joined = days === 0 && (await sealedPending(db)).length > 0
    if (!joined) await changes(userId, () => cacheStreak(db, userId, { days, best, lastDate }))
    await today.fetch(db, at).catch((error) => console.error('The day’s case could not be kept:', error))
  }
  const { days, best, lastDate } = await cachedStreak(db, userId)
  const cached = await cachedOf(db, utcDate(at))
  const isCasePast = data?.attemptedToday || (cached !== null && isPast(cached, at))
  // The cloud knows the day, and all there is to know where no answer waits here.
  if (data && (await sealedPending(db)).length === 0) return { ...data, attemptedToday: isCasePast }
  const progress = { dailyStreak: days, bestDailyStreak: best, lastDailyDate: lastDate }
  return { ...toStreak(progress, isCasePast, at), canOpen: data !== undefined || cached !== null }
}

/**
 * The Daily Casefile on the desktop (design section 5): the cloud serves it while it can be reached; without it the cached
 * case, which has no key, is answered, and the answer sealed until a sync brings it to the cloud.
 */
export function dailyRoutes(app: FastifyInstance, identify: Identify, desk: Desk): void {
  const today = new TodaysCase(desk.server, desk.players.current)
  serve(app, identify, 'GET /api/daily-question', (call) => question(desk, call))
  serve(app, identify, 'POST /api/daily-answer', (call) => answer(desk, call))
  serve(app, identify, 'GET /api/daily-results', (call) => results(desk, call))
  serve(app, identify, 'GET /api/daily-streak', () => streak(desk, today))
}
