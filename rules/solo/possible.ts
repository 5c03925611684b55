import { DAY_MS, MINUTE_MS, utcDayStart } from '../days.ts'

/** The limits of play by one person, by which answers given offline are judged (design section 7). */

/** Answers in a row that are timed together, and the least time they take on average (ms). */
export const TIMED_TOGETHER = 10
export const LEAST_MS_AN_ANSWER = 2_000

/** Answers of one UTC day. */
export const MOST_A_DAY = 1_500

/**
 * Answers to one question within so much time (ms). A device asks none again so soon; a second one, offline too, may ask it
 * once more.
 */
export const MOST_OF_ONE_ITEM = 2
export const SAME_ITEM_MS = 10 * MINUTE_MS

/** Levels that a question may lie above its run's, while the player has left easier ones of the subject unanswered. */
const LEVELS_ABOVE = 3

/** A question answered, and when (ms). */
export interface PlayedAnswer {
  questionId: string
  at: number
  /** of an exam block: how fast its questions are filled in at the end says nothing */
  untimed?: boolean
  /** in practice, an exam block's too, which pays for so many a day */
  isPractice?: boolean
}

export type ImpossiblePlay = 'too_fast' | 'too_many_that_day' | 'seen_lately'

const LEAST_MS_TOGETHER = (TIMED_TOGETHER - 1) * LEAST_MS_AN_ANSWER

/** Whether `TIMED_TOGETHER` answers in a row, this one among them, took less than their least time. */
function isTooFast(played: readonly PlayedAnswer[], place: number, at: number): boolean {
  const near = TIMED_TOGETHER - 1
  const times = [
    ...played.slice(Math.max(0, place - near), place).map((one) => one.at),
    at,
    ...played.slice(place, place + near).map((one) => one.at),
  ]
  return times.some((first, i) => (times[i + near] ?? Number.POSITIVE_INFINITY) - first < LEAST_MS_TOGETHER)
}

/** Returns the index in `played`, in order of time, before which an answer of this instant stands. */
export function placeOf(played: readonly PlayedAnswer[], at: number): number {
  const place = played.findIndex((one) => one.at >= at)
  return place < 0 ? played.length : place
}

/** Returns the first thing that no person could have done beside their other answers, which are in order of time; or null. */
export function impossibleBeside(
  played: readonly PlayedAnswer[],
  { questionId, at, untimed }: PlayedAnswer,
): ImpossiblePlay | null {
  const timed = played.filter((one) => !one.untimed)
  if (!untimed && isTooFast(timed, placeOf(timed, at), at)) return 'too_fast'
  const from = placeOf(played, at - SAME_ITEM_MS + 1)
  const near = played.slice(from, placeOf(played, at + SAME_ITEM_MS))
  if (near.filter((one) => one.questionId === questionId).length >= MOST_OF_ONE_ITEM) return 'seen_lately'
  const day = utcDayStart(at)
  return placeOf(played, day + DAY_MS) - placeOf(played, day) >= MOST_A_DAY ? 'too_many_that_day' : null
}

/** The level of a run and of a question asked in it, and how much of the subject the player has answered. */
export interface LevelAsked {
  run: number
  question: number
  /** answers of the player in the subject */
  answered: number
  /** the subject's questions from the run's level up to below the question's */
  easier: number
}

/**
 * Whether a question lies higher than its run could have brought it: well above the run's level while at least half of the nearer
 * ones were still to be asked. (Half, since some may have been shown and left.)
 */
export const isAboveRun = ({ run, question, answered, easier }: LevelAsked): boolean =>
  question > run + LEVELS_ABOVE && answered < easier / 2
