import type { POOLS } from '#protocol/bank.ts'
import type { AnswerGiven } from '#rules/analytics.ts'
import type { Standing } from '#rules/progress/fold.ts'
import type { PlayerProgress, SubjectStats, TopicStats } from '#rules/progress/state.ts'
import type { RunAnswer, SoloRun } from '#rules/solo/run.ts'
import type { Subject } from '#rules/subjects.ts'
import type { CompanionStore } from './companion/store.ts'
import type { DailyOutcome, DailyStore } from './daily/store.ts'

export type Pool = (typeof POOLS)[number]

export const SHOWING_CONTEXTS = ['solo', 'daily', 'duel', 'friend'] as const
export type ShowingContext = (typeof SHOWING_CONTEXTS)[number]

/** An item as the store holds it, key included. It never leaves the server whole: see questions/shown.ts. */
export interface Item {
  id: string
  path: string
  pool: Pool
  subject: Subject
  subtopic: string
  area: string
  difficulty: number
  stem: string
  choices: string[]
  correctIndex: number
  why: string[]
  explanation: string
  authorities: string[]
}

/** One item put before one player; order[i] is the item's own index of the option at place i. Times are ms. */
export interface Showing {
  id: string
  userId: string
  questionId: string
  order: number[]
  context: ShowingContext
  runId: string | null
  round: number | null
  hintUsed: boolean
  shownAt: number
  answeredAt: number | null
}

export interface Shown {
  showing: Showing
  item: Item
}

/** An immutable answer event; selectedAnswer is the item's own index, -1 for none. timeSpent and at in ms. */
export interface Attempt {
  id: string
  userId: string
  showingId: string
  questionId: string
  runId: string | null
  context: ShowingContext
  subject: Subject
  subtopic: string
  area: string
  selectedAnswer: number
  isCorrect: boolean
  hintUsed: boolean
  timeSpent: number
  difficulty: number
  xpGained: number
  streakBonus: number
  masteryDelta: number
  pointsEarned: number
  at: number
}

/** Items of one pool, subject and difficulty. */
export interface Bucket {
  pool: Pool
  subject: Subject
  difficulty: number
}

/** What a search for an item came to; `bank` is the version of the pool it searched, null where none is loaded. */
export interface Found {
  item: Item | null
  bank: string | null
}

/** What recording an answer starts from, read under the player's lock. */
export interface BeforeAnswer {
  shown: Shown
  run: SoloRun | null
  standing: Standing
}

/** What recording an answer writes, all or nothing. */
export interface Recording {
  attempt: Attempt
  run: SoloRun | null
  standing: Standing
  /** on the daily, what its day's row keeps */
  daily?: DailyOutcome
}

export type RecordResult =
  | { kind: 'recorded'; recording: Recording; shown: Shown }
  /** the showing was answered before: what was recorded then, the run and the player as they stand now, and the run's answers up to this one */
  | {
      kind: 'answered'
      attempt: Attempt
      run: SoloRun | null
      answers: RunAnswer[]
      progress: PlayerProgress
      shown: Shown
    }
  | { kind: 'unknown' }

/** Where a player stands in everything; subjects and topics not yet practised are absent. */
export interface Standings {
  progress: PlayerProgress
  subjects: SubjectStats[]
  topics: TopicStats[]
}

/**
 * Where the study engine keeps things: SQLite on the desktop, PostgreSQL in the cloud, one contract suite for both.
 * Every verb is its own transaction; verbs on one player's answers are serialised, so a fold never loses an update.
 */
export interface StudyStore extends DailyStore, CompanionStore {
  openRun(userId: string): Promise<SoloRun | null>
  /** one's own run, or null */
  run(userId: string, runId: string): Promise<SoloRun | null>
  /** the run that ended last, or null */
  lastEndedRun(userId: string): Promise<SoloRun | null>
  soloBest(userId: string): Promise<number>
  /**
   * Answers the open run, else stores the one `begin` makes of the run that ended last. Both are read under the player's
   * lock, so two starts make one run and none slips past the wait. Where `begin` answers null nothing is written.
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
  /** Stores the showing before it is told to anyone; when the run's round was shown already, answers that instead. */
  show(showing: Showing, item: Item): Promise<Shown>
  /**
   * Reads under the player's lock, lets `decide` compute, writes its recording and marks the showing answered. Where
   * `decide` answers null nothing is written and the result is unknown.
   */
  record(
    userId: string,
    showingId: string,
    decide: (before: BeforeAnswer) => Recording | null,
  ): Promise<RecordResult>
  standings(userId: string): Promise<Standings>
  /** XP of the answers given since an instant (ms), in any order */
  xpSince(userId: string, since: number): Promise<{ at: number; xp: number }[]>
  /** the answers given since an instant (ms), in any order; of more than `most` the newest */
  answersSince(userId: string, since: number, most: number): Promise<AnswerGiven[]>
}
