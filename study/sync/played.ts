import { utcDayStart } from '#rules/days.ts'
import { overlaps, type Span } from '#rules/exam/possible.ts'
import { type ImpossiblePlay, impossibleBeside, type PlayedAnswer, placeOf } from '#rules/solo/possible.ts'
import type { Subject } from '#rules/subjects.ts'

/** Counts the practice questions of a subject from one level up to another, both included. */
export type CountItems = (subject: Subject, from: number, to: number) => number

/** The player's own answers by which the play of a page is judged; answers that are accepted are entered here too. */
export interface Played {
  /** of the days that the page tells of, in order of time */
  answers: PlayedAnswer[]
  /** the answers of each run in this page, which comes from one device; of an exam block also those known before */
  inRuns: Map<string, Span[]>
  countItems: CountItems
}

/** One answer of a run, with its times (ms). */
export interface RunPlay extends PlayedAnswer {
  runId: string
  shownAt: number
}

export const spanOf = ({ shownAt, at }: Pick<RunPlay, 'shownAt' | 'at'>): Span => ({ from: shownAt, to: at })

/** Returns why no person could have given this answer beside those entered, or null. */
export function impossiblePlay(played: Played, play: RunPlay): ImpossiblePlay | 'overlapping' | null {
  const span = spanOf(play)
  const isOverlapping = played.inRuns.get(play.runId)?.some((one) => overlaps(one, span))
  // A clock that was set back leaves a run's answers out of order, but none over another.
  if (isOverlapping) return 'overlapping'
  return impossibleBeside(played.answers, play)
}

/** Returns how many answers in practice of an instant's (ms) UTC day are known; undefined where the play isn't judged. */
export function practicedOn(played: Played | null, at: number): number | undefined {
  const day = utcDayStart(at)
  return played?.answers.filter((one) => one.isPractice && utcDayStart(one.at) === day).length
}

export function enterPlay({ answers, inRuns }: Played, { runId, shownAt, at, ...play }: RunPlay): void {
  answers.splice(placeOf(answers, at), 0, { ...play, at })
  inRuns.set(runId, [...(inRuns.get(runId) ?? []), spanOf({ shownAt, at })])
}
