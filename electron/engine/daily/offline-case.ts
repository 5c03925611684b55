import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { DailyCase } from '#protocol/http/daily.ts'
import { uuidv7 } from '#protocol/uuidv7.ts'
import { type ClockedAnswer, clockRuns, countedAnswer, noAnswer, resent } from '#rules/daily/clock.ts'
import { utcDate } from '#rules/days.ts'
import { DAILY_REFUSALS } from '#study/daily/casefile.ts'
import { OFFLINE } from '../cloud.ts'
import type { Profile } from '../profiles.ts'
import { type CachedDaily, cachedByShowing, cachedOf, cachedRunning, startCached } from '../store/daily.ts'
import { sealAnswer } from '../store/sealed-daily.ts'
import { cachedCase } from './cache.ts'

const NOT_CACHED = refuse(
  'offline',
  'You’re offline, and today’s case isn’t on this computer. Connect once today to download it.',
)

/** The player's file during one request. */
export interface CaseFile extends Pick<Profile, 'userId' | 'db' | 'changes'> {
  /** called after an answer was sealed */
  onSealed(): void
}

async function seal(file: CaseFile, { date }: CachedDaily, { shownIndex, at }: ClockedAnswer): Promise<void> {
  const { userId, db, changes } = file
  const attemptId = uuidv7(at, randomUUID)
  // In the player's turn: a sync must not write the streak it read before.
  await changes(userId, () => sealAnswer(db, userId, { date, choice: shownIndex, at, attemptId }))
  file.onSealed()
}

/** The case whose clock runs here, or null. Those whose time is over are sealed as unanswered. */
export async function runningCase(
  file: CaseFile,
  at: number,
  isMeant: (cached: CachedDaily) => boolean = () => true,
): Promise<CachedDaily | null> {
  for (const cached of (await cachedRunning(file.db)).filter(isMeant)) {
    if (clockRuns(cached, at)) return cached
    await seal(file, cached, noAnswer({ ...cached, startedAt: cached.startedAt ?? at }))
  }
  return null
}

/** The case only this machine can show: its clock was started here, or its answer waits for a sync. Null for none. */
export async function caseHere(file: CaseFile, at: number): Promise<DailyCase | null> {
  const running = await runningCase(file, at, ({ startedHere }) => startedHere)
  if (running) return cachedCase(file, running, at)
  const cached = await cachedOf(file.db, utcDate(at))
  return cached?.sealed && !cached.sealed.settled ? cachedCase(file, cached, at) : null
}

/** Opens today's case with no network: its clock starts here with the first asking. */
export async function openOffline(file: CaseFile, at: number): Promise<DailyCase | Refusal> {
  const running = await runningCase(file, at)
  if (running) return cachedCase(file, running, at)
  const date = utcDate(at)
  const cached = await cachedOf(file.db, date)
  if (!cached) return NOT_CACHED
  if (cached.startedAt === null && !cached.reply) await startCached(file.db, file.userId, cached, at)
  return cachedCase(file, (await cachedOf(file.db, date)) ?? cached, at)
}

/** Seals the answer to a cached case, unless one stands already. */
export async function answerOffline(
  file: CaseFile,
  cached: CachedDaily,
  choice: number,
  at: number,
): Promise<DailyCase | Refusal> {
  if (!isSealed(cached)) {
    if (cached.reply) return repeated(file, cached, cached.reply.attempt?.choiceIndex, choice, at)
    const { startedAt, limitMs } = cached
    if (startedAt === null) return DAILY_REFUSALS.unstarted
    await seal(file, cached, countedAnswer({ startedAt, limitMs }, { shownIndex: choice, at }))
  }
  const standing = (await cachedByShowing(file.db, cached.question.id))?.sealed?.choice
  return repeated(file, cached, standing, choice, at)
}

/** Whether the answer waits for a sync: the cloud does not know it yet. */
export const isSealed = ({ sealed }: CachedDaily): boolean => sealed !== null && !sealed.settled

/** An answer sent again, or lost to another tab: the same one gets the same reply, another is refused. */
async function repeated(
  file: CaseFile,
  { question }: CachedDaily,
  standing: number | undefined,
  choice: number,
  at: number,
): Promise<DailyCase | Refusal> {
  const word = standing === undefined ? 'answered' : resent(standing, choice)
  if (word !== 'same') return DAILY_REFUSALS[word]
  const cached = await cachedByShowing(file.db, question.id)
  return cached ? cachedCase(file, cached, at) : OFFLINE
}
