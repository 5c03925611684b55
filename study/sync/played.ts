import { type ImpossiblePlay, impossibleBeside, type PlayedAnswer, placeOf } from '#rules/solo/possible.ts'
import type { Subject } from '#rules/subjects.ts'

/** Counts the practice questions of a subject from one level up to another, both included. */
export type CountItems = (subject: Subject, from: number, to: number) => number

/** The player's own answers by which the play of a page is judged; answers that are accepted are entered here too. */
export interface Played {
  /** of the days that the page tells of, in order of time */
  answers: PlayedAnswer[]
  /** the answers of each run in this page, from shown to answered (ms): a page comes from one device */
  inRuns: Map<string, { from: number; to: number }[]>
  countItems: CountItems
}

/** One answer of a run, with its times (ms). */
export interface RunPlay extends PlayedAnswer {
  runId: string
  shownAt: number
}

/** Returns why no person could have given this answer beside those entered, or null. */
export function impossiblePlay(played: Played, play: RunPlay): ImpossiblePlay | 'overlapping' | null {
  const isOverlapping = played.inRuns
    .get(play.runId)
    ?.some(({ from, to }) => play.shownAt < to && from < play.at)
  // A clock that was set back leaves a run's answers out of order, but none over another.
  if (isOverlapping) return 'overlapping'
  return impossibleBeside(played.answers, play)
}

export function enterPlay({ answers, inRuns }: Played, { runId, shownAt, at, ...play }: RunPlay): void {
  answers.splice(placeOf(answers, at), 0, { ...play, at })
  inRuns.set(runId, [...(inRuns.get(runId) ?? []), { from: shownAt, to: at }])
}
