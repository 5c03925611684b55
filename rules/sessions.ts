import { MINUTE_MS } from './days.ts'

/** Answers at most this far apart belong to one sitting. */
export const SESSION_GAP_MS = 30 * MINUTE_MS

/** Times are instants in ms. A sitting begins when its first question was shown and ends with its last answer. */
export interface Session {
  start: number
  end: number
  answers: number
}

/** `at` is the instant of the answer, `time` how long its question was looked at; both in ms. */
export interface Timed {
  at: number
  time: number
}

/** The sittings of answers in any order, the earliest first. */
export function sessionsOf(answers: readonly Timed[]): Session[] {
  const sessions: Session[] = []
  for (const { at, time } of answers.toSorted((a, b) => a.at - b.at || b.time - a.time)) {
    const open = sessions.at(-1)
    if (open && at - open.end <= SESSION_GAP_MS) {
      open.end = at
      open.answers++
    } else {
      sessions.push({ start: at - time, end: at, answers: 1 })
    }
  }
  return sessions
}
