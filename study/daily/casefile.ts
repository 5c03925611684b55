import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { DailyCase } from '#protocol/http/daily.ts'
import { choiceOrder } from '#rules/choice-order.ts'
import { NO_CHOICE } from '#rules/daily/casefile.ts'
import { clockRuns, countedAnswer, noAnswer, resent } from '#rules/daily/clock.ts'
import { utcDate } from '#rules/days.ts'
import { restOfReading } from '#rules/reading.ts'
import type { StudyEngine } from '../engine.ts'
import type { Item } from '../item.ts'
import type { Showing } from '../showing.ts'
import { dailyRecording } from './recording.ts'
import { noCase, questionOf, toDailyCase } from './reply.ts'
import type { DailySource } from './source.ts'
import type { DailyShown } from './store.ts'

/** What an answer to a case may meet, in the cloud and offline alike. */
export const DAILY_REFUSALS = {
  unknown: refuse('not_current', 'You can’t answer this case. Open today’s case instead.'),
  unstarted: refuse('not_current', 'Open the case first. Its clock hasn’t started.'),
  answered: refuse('already_answered', 'You already answered this case. One answer a day counts.'),
  late: refuse('daily_late', 'Time ran out before your answer arrived, so it doesn’t count.'),
}

type Engine = Pick<StudyEngine, 'store' | 'now' | 'random' | 'leastAnswerMs'>

const showingOf = (userId: string, item: Item, { now, random }: Engine): Showing => ({
  id: randomUUID(),
  userId,
  questionId: item.id,
  order: choiceOrder(item.choices, random),
  context: 'daily',
  runId: null,
  round: null,
  hintUsed: false,
  practice: null,
  shownAt: now(),
  answeredAt: null,
})

/** Enters cases whose time ran out unanswered as such. Returns the one whose clock still runs, or null. */
async function closeOverdue({ store }: Engine, userId: string, at: number): Promise<DailyShown | null> {
  let running: DailyShown | null = null
  for (const one of await store.runningDailies(userId)) {
    if (clockRuns(one.attempt, at)) running = one
    else
      await store.recordDaily(userId, one.attempt.showingId, (before) =>
        dailyRecording(before, noAnswer({ ...one.attempt, startedAt: one.attempt.startedAt ?? 0 })),
      )
  }
  return running
}

/** The day's case put before a player, its clock started or not; null when the bank has none for the day. */
async function ensureCase(
  engine: Engine,
  source: DailySource,
  userId: string,
  startAt: number | null,
): Promise<DailyShown | null> {
  const { store, now } = engine
  const date = utcDate(now())
  const held = await store.dailyOf(userId, date)
  if (held && (startAt === null || held.attempt.startedAt !== null)) return held
  const item = held?.shown.item ?? (await source.caseOf(date))
  return item && store.assignDaily(date, showingOf(userId, item, engine), item, startAt)
}

/** `GET /api/daily-question`: the case whose clock runs, else today's, whose clock starts with the first asking. */
export async function openCase(engine: Engine, source: DailySource, userId: string): Promise<DailyCase> {
  const at = engine.now()
  // One opened just before midnight is finished first: asking again must not start the next day's clock meanwhile.
  const running = await closeOverdue(engine, userId, at)
  const held = running ?? (await ensureCase(engine, source, userId, at))
  return held ? toDailyCase(held, at) : noCase(at)
}

/** `GET /api/daily-kept`: today's case for a desktop to keep. Its clock does not start. */
export async function keepCase(engine: Engine, source: DailySource, userId: string) {
  const held = await ensureCase(engine, source, userId, null)
  return { dateUtc: utcDate(engine.now()), question: held && questionOf(held.shown) }
}

export interface DailyAnswer {
  /** the showing */
  questionId: string
  /** the shownIndex; -1 when the time ran out with nothing chosen */
  choiceIndex: number
}

/**
 * `POST /api/daily-answer`: grades the case once, by the server's clock. The same answer sent again gets the same reply,
 * another is refused, and one that comes too late is entered as none.
 */
export async function answerCase(engine: Engine, userId: string, { questionId, choiceIndex }: DailyAnswer) {
  const { store, now, leastAnswerMs } = engine
  const sentAt = now()
  const held = await store.dailyShown(userId, questionId)
  if (!held) return DAILY_REFUSALS.unknown
  const { startedAt, limitMs } = held.attempt
  if (startedAt === null) return DAILY_REFUSALS.unstarted
  const restMs = restOfReading(sentAt - startedAt, leastAnswerMs)
  if (restMs > 0) await pause(restMs)
  const at = sentAt + restMs
  const result = await store.recordDaily(userId, questionId, (before) =>
    dailyRecording(before, countedAnswer({ startedAt, limitMs }, { shownIndex: choiceIndex, at })),
  )
  if (result.kind === 'unknown') return DAILY_REFUSALS.unknown
  return replyTo(result.daily, choiceIndex, at)
}

function replyTo(
  daily: DailyShown,
  choiceIndex: number,
  at: number,
): (DailyCase & { streakMilestone?: { level: number; bonus: number } | undefined }) | Refusal {
  const { attempt, shown } = daily
  const given = resent(attempt.choice ?? NO_CHOICE, shown.showing.order[choiceIndex] ?? NO_CHOICE)
  if (given !== 'same') return DAILY_REFUSALS[given]
  const told = toDailyCase(daily, at)
  return { ...told, streakMilestone: told.attempt?.streakMilestone }
}
