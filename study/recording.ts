import type { AttemptState } from '#rules/progress/fold.ts'
import type { PlayerProgress } from '#rules/progress/state.ts'
import type { RunAnswer, SoloRun } from '#rules/solo/run.ts'
import type { Attempt } from './attempt.ts'
import type { DailyOutcome } from './daily/attempt.ts'
import type { Shown } from './showing.ts'

/** The state an answer is recorded from, read under the player's lock. */
export interface BeforeAnswer {
  shown: Shown
  run: SoloRun | null
  standing: AttemptState
}

/** The rows that recording an answer writes, all or nothing. */
export interface Recording {
  attempt: Attempt
  run: SoloRun | null
  standing: AttemptState
  /** on the daily, what its day's row keeps */
  daily?: DailyOutcome
}

export type RecordResult =
  | { kind: 'recorded'; recording: Recording; shown: Shown }
  /** the showing was answered before: its attempt, the run and the player as they are now, and the run's answers up to this one */
  | {
      kind: 'answered'
      attempt: Attempt
      run: SoloRun | null
      answers: RunAnswer[]
      progress: PlayerProgress
      shown: Shown
    }
  | { kind: 'unknown' }
  /** its player has answered as much as a day holds */
  | { kind: 'full' }
