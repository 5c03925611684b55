import { DAY_MS, utcDate, utcDayStart, utcWeekStart } from './days.ts'
import { ANSWER_TIME_CAP_MS } from './progress/fold.ts'
import { sessionsOf } from './sessions.ts'
import { SUBJECTS, type Subject } from './subjects.ts'
import { hourIn } from './time-zone.ts'

/** The answers analytics look back on: those of a year, of a player with more the newest 20,000. */
export const ANALYTICS_DAYS = 365
export const ANALYTICS_ANSWERS = 20_000
/** A history shorter than this is shown by the day, a longer one by the week. */
const BY_DAY_UNTIL = 42

/** One answer as analytics read it. `timed` says whether its clock ran only while the player looked at it. */
export interface AnswerGiven {
  /** instant in ms */
  at: number
  subject: Subject
  difficulty: number
  correct: boolean
  /** ms */
  timeSpent: number
  timed: boolean
  /** a right answer of practice to a question shown lately, which counts for nothing but its rule's memory */
  repeat: boolean
}

/** Sums of some answers; `seconds` is what the timed ones took, at most 180 s each. */
export interface Tally {
  answered: number
  correct: number
  timed: number
  seconds: number
}

export interface Analytics {
  total: Tally
  period: 'day' | 'week'
  /** every day or week of play, the earliest first; `start` as yyyy-mm-dd, weeks from Monday */
  overTime: (Tally & { start: string })[]
  /** subjects answered in, in the order screens list them */
  bySubject: (Tally & { subject: Subject })[]
  /** levels answered at, from 1 */
  byDifficulty: (Tally & { difficulty: number })[]
  /** answers by the hour of the player's day */
  byHour: number[]
  /** the hour with the most answers, the earliest of equals; null without any */
  mostActiveHour: number | null
  sessions: { count: number; averageMs: number; longestMs: number }
}

const newTally = (): Tally => ({ answered: 0, correct: 0, timed: 0, seconds: 0 })

function count(tally: Tally, { correct, timed, timeSpent }: AnswerGiven): void {
  tally.answered++
  if (correct) tally.correct++
  if (!timed) return
  tally.timed++
  tally.seconds += capped(timeSpent) / 1000
}

const capped = (time: number): number => Math.min(Math.max(0, time), ANSWER_TIME_CAP_MS)

/** Sums by a key of the answers, in the order the keys first come. */
function tallies<Key>(answers: readonly AnswerGiven[], keyOf: (answer: AnswerGiven) => Key): Map<Key, Tally> {
  const byKey = new Map<Key, Tally>()
  for (const answer of answers) {
    const key = keyOf(answer)
    const tally = byKey.get(key) ?? newTally()
    byKey.set(key, tally)
    count(tally, answer)
  }
  return byKey
}

function periodOf(answers: readonly AnswerGiven[], now: number): Analytics['period'] {
  const first = answers.reduce((earliest, { at }) => Math.min(earliest, at), now)
  return utcDayStart(now) - utcDayStart(first) < BY_DAY_UNTIL * DAY_MS ? 'day' : 'week'
}

function sittings(answers: readonly AnswerGiven[]): Analytics['sessions'] {
  const timed = answers.map(({ at, timed, timeSpent }) => ({ at, time: timed ? capped(timeSpent) : 0 }))
  const lengths = sessionsOf(timed).map(({ start, end }) => end - start)
  const together = lengths.reduce((sum, length) => sum + length, 0)
  return {
    count: lengths.length,
    averageMs: lengths.length === 0 ? 0 : together / lengths.length,
    longestMs: Math.max(0, ...lengths),
  }
}

function hours(answers: readonly AnswerGiven[], timeZone: string): number[] {
  const hourOf = hourIn(timeZone)
  const byHour = new Array<number>(24).fill(0)
  for (const { at } of answers) {
    const hour = hourOf(at)
    byHour[hour] = (byHour[hour] ?? 0) + 1
  }
  return byHour
}

/**
 * Returns the sums of a player's answers, the same in any order of them: of those that count, as the player's record has it.
 * `timeZone` is a known one, `now` in ms.
 */
export function analyze(answers: readonly AnswerGiven[], timeZone: string, now: number): Analytics {
  // One order, so that sums of fractions come out the same too.
  const given = answers
    .filter(({ repeat }) => !repeat)
    .sort((a, b) => a.at - b.at || a.timeSpent - b.timeSpent)
  const period = periodOf(given, now)
  const overTime = tallies(given, ({ at }) => (period === 'day' ? utcDayStart(at) : utcWeekStart(at)))
  const bySubject = tallies(given, ({ subject }) => subject)
  const byDifficulty = tallies(given, ({ difficulty }) => difficulty)
  const byHour = hours(given, timeZone)
  const most = Math.max(...byHour)
  return {
    total: tallies(given, () => 'all').get('all') ?? newTally(),
    period,
    overTime: [...overTime].map(([start, tally]) => ({ start: utcDate(start), ...tally })),
    bySubject: SUBJECTS.flatMap((subject) => {
      const tally = bySubject.get(subject)
      return tally ? [{ subject, ...tally }] : []
    }),
    byDifficulty: [...byDifficulty]
      .map(([difficulty, tally]) => ({ difficulty, ...tally }))
      .sort((a, b) => a.difficulty - b.difficulty),
    byHour,
    mostActiveHour: most === 0 ? null : byHour.indexOf(most),
    sessions: sittings(given),
  }
}
