import type { AnswerGiven } from '#rules/analytics.ts'
import type { PlayerState } from '#rules/progress/player-state.ts'
import type { SoloRun } from '#rules/solo/run.ts'
import type { Subject } from '#rules/subjects.ts'
import type { CompanionStore } from './companion/store.ts'
import type { DailyStore } from './daily/store.ts'
import type { ExamStore } from './exam/store.ts'
import type { Bucket, Found, Item, Pool } from './item.ts'
import type { NotebookStore } from './notebook/store.ts'
import type { PracticeStore } from './practice/store.ts'
import type { BeforeAnswer, Recording, RecordResult } from './recording.ts'
import type { Showing, Shown } from './showing.ts'
import type { RunReview } from './solo/review.ts'

/**
 * Where the study engine keeps things: SQLite on the desktop, PostgreSQL in the cloud, one contract suite for both.
 * Every verb is its own transaction; verbs on one player's answers are serialized, so a fold never loses an update.
 */
export interface StudyStore extends DailyStore, CompanionStore, ExamStore, PracticeStore, NotebookStore {
  openRun(userId: string): Promise<SoloRun | null>
  /** one's own run, or null */
  run(userId: string, runId: string): Promise<SoloRun | null>
  /** the run that ended last, or null */
  lastEndedRun(userId: string): Promise<SoloRun | null>
  soloBest(userId: string): Promise<number>
  /** what a run earned, and its misses */
  runReview(run: SoloRun): Promise<RunReview>
  /**
   * Returns the open run, else stores the one `begin` makes of the run that ended last. Both are read under the player's
   * lock, so two starts make one run and none slips past the wait. Where `begin` returns null nothing is written.
   */
  startRun(
    userId: string,
    begin: (last: SoloRun | null) => SoloRun | null,
  ): Promise<{ run: SoloRun; resumed: boolean } | null>
  /** what the run's round has shown, or null when nothing yet */
  shownInRun(runId: string, round: number): Promise<Shown | null>
  /** an unseen, unretired item of the bucket, the first at or after `pivot` in [0,1), wrapping; none when all were seen */
  unseenItem(userId: string, bucket: Bucket, pivot: number): Promise<Found>
  /** the unretired item seen longest ago at the first of these levels that has one */
  leastRecentItem(userId: string, pool: Pool, subject: Subject, levels: readonly number[]): Promise<Found>
  /**
   * Stores the showing before anyone sees it; when the run's round was shown already, returns that instead, unless it was
   * answered and the run is still at this round.
   */
  show(showing: Showing, item: Item): Promise<Shown>
  /**
   * Reads under the player's lock, lets `decide` compute, writes its recording and marks the showing answered. Where
   * `decide` returns null nothing is written and the result is unknown.
   */
  record(
    userId: string,
    showingId: string,
    decide: (before: BeforeAnswer) => Recording | null,
  ): Promise<RecordResult>
  playerState(userId: string): Promise<PlayerState>
  /** XP of the answers given since an instant (ms), in any order */
  xpSince(userId: string, since: number): Promise<{ at: number; xp: number }[]>
  /** the answers given since an instant (ms), in any order; of more than `most` the newest */
  answersSince(userId: string, since: number, most: number): Promise<AnswerGiven[]>
}
