import type { DailyAnswerEvent } from '#protocol/sync/daily-answer.ts'
import { CLOCK_SKEW_MS, type SyncRefusalCode } from '#protocol/sync/event.ts'
import { NO_CHOICE, SEALED_VALID_MS } from '#rules/daily/casefile.ts'
import { type CaseClock, countedAnswer, noAnswer, resent } from '#rules/daily/clock.ts'
import { publishedAt } from '#rules/daily/publication.ts'
import { dateStart, utcDate } from '#rules/days.ts'
import type { DailyAttempt } from '../daily/attempt.ts'
import { dailyRecording, type GivenDaily } from '../daily/recording.ts'
import type { DailyRecording, DailyShown } from '../daily/store.ts'
import { enter, type ReplayState, standingIn } from './replay-state.ts'

/** A case an event names, and the number of its answer; null where it has none yet. */
export interface KnownCase extends DailyShown {
  seq: number | null
}

/** A player's known cases; answers are entered here too as they are entered into the replay. */
export interface Cases {
  /** by showing */
  shown: Map<string, KnownCase>
  /** days of all answers that count for the streak */
  answeredDays: Set<string>
}

/** A case's answer as it is entered, and the clock it was answered by. */
export interface EnteredDaily extends CaseClock {
  kind: 'daily'
  recording: DailyRecording
}

/** The answer that was sealed had reached the server after all, under another id: it counts as that. */
export interface AlreadyIn {
  kind: 'already-in'
  seq: number
}

/**
 * The form in which an answer given offline counts: never points; XP and a day of the streak when it was given on its case's
 * day and is known within 48 hours (design section 5). `now` in ms, by the clock of whoever grades it.
 */
function sealedAnswer(
  event: DailyAnswerEvent,
  { date, startedAt: known, limitMs }: Pick<DailyAttempt, 'date' | 'startedAt' | 'limitMs'>,
  handedOut: number,
  now: number,
): GivenDaily & { startedAt: number } {
  // A clock ahead of ours cannot have answered later than now, nor have begun after it answered.
  const answeredAt = Math.max(Math.min(Date.parse(event.answeredAt), now), handedOut)
  // A case has one clock: one begun earlier, on another device, goes on.
  const begun = Math.max(Date.parse(event.startedAt), handedOut)
  const startedAt = Math.min(begun, known ?? answeredAt, answeredAt)
  // A device seals a case without a choice whenever it next looks: its time ended at the limit all the same.
  const counted =
    event.place === NO_CHOICE
      ? noAnswer({ startedAt, limitMs })
      : countedAnswer({ startedAt, limitMs }, { shownIndex: event.place, at: answeredAt })
  return {
    ...counted,
    startedAt,
    attemptId: event.id,
    sealed: true,
    expired: utcDate(startedAt) !== date || now - answeredAt > SEALED_VALID_MS,
    published: now > publishedAt(date),
  }
}

/**
 * Returns the instant (ms) before which no device had the case: that of its showing, or, where its clock was started online and
 * the showing dates from that, the beginning of its day.
 */
const handedOutAt = ({ attempt, shown }: DailyShown): number =>
  attempt.startedAt === null ? shown.showing.shownAt : dateStart(attempt.date)

/** Judges a sealed answer, grades it and enters it into the replay; a code where it cannot count. */
export function enterDailyAnswer(
  replay: ReplayState,
  { cases, now }: { cases: Cases; now: number },
  event: DailyAnswerEvent,
): EnteredDaily | AlreadyIn | SyncRefusalCode {
  const known = cases.shown.get(event.showingId)
  if (!known) return 'unknown_case'
  const { attempt, shown, seq } = known
  const { order } = shown.showing
  if (event.place >= order.length) return 'option_out_of_range'
  const handedOut = handedOutAt(known)
  // A device's clock may be behind ours by a fair difference, and is then set right.
  if (Date.parse(event.startedAt) < handedOut - CLOCK_SKEW_MS) return 'answered_before_shown'
  const given = sealedAnswer(event, attempt, handedOut, now)
  if (attempt.answeredAt !== null) {
    const again = resent(attempt.choice ?? NO_CHOICE, order[given.shownIndex] ?? NO_CHOICE)
    return again === 'same' && seq !== null ? { kind: 'already-in', seq } : 'case_answered'
  }
  const { startedAt } = given
  const recording = dailyRecording(
    {
      shown,
      run: null,
      standing: standingIn(replay, shown.item),
      attempt: { ...attempt, startedAt },
      answeredDays: [...cases.answeredDays],
      // An answer given offline earns no points, however old the account is.
      joinedAt: 0,
      keyWasNearby: false,
    },
    given,
  )
  enter(replay, recording)
  const counts = recording.daily.choice !== NO_CHOICE && !given.expired
  if (counts) cases.answeredDays.add(attempt.date)
  cases.shown.set(event.showingId, {
    shown,
    attempt: { ...attempt, ...recording.daily, startedAt },
    seq: null,
  })
  return { kind: 'daily', recording, startedAt, limitMs: attempt.limitMs }
}
