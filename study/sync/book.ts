import type { AttemptState } from '#rules/progress/fold.ts'
import type { PlayerState } from '#rules/progress/player-state.ts'
import {
  newSubjectStats,
  newTopicStats,
  type PlayerProgress,
  type SubjectStats,
  type TopicStats,
} from '#rules/progress/state.ts'
import { setAside } from '#rules/solo/parallel.ts'
import type { SoloRun } from '#rules/solo/run.ts'
import type { Subject } from '#rules/subjects.ts'
import type { Item } from '../item.ts'
import type { Recording } from '../recording.ts'

/** Where a player stands in everything, as answers are entered into it one after the other. */
export interface Book {
  progress: PlayerProgress
  soloBest: number
  subjects: Map<Subject, SubjectStats>
  /** by `topicKey` */
  topics: Map<string, TopicStats>
  runs: Map<string, SoloRun>
}

type Topic = Pick<TopicStats, 'subject' | 'subtopic' | 'area'>

const topicKey = ({ subject, subtopic, area }: Topic): string => JSON.stringify([subject, subtopic, area])

export function openBook(
  { progress, subjects, topics }: PlayerState,
  soloBest: number,
  runs: readonly SoloRun[],
): Book {
  return {
    progress,
    soloBest,
    subjects: new Map(subjects.map((one) => [one.subject, one])),
    topics: new Map(topics.map((one) => [topicKey(one), one])),
    runs: new Map(runs.map((one) => [one.id, one])),
  }
}

/** What an answer to this item starts from. */
export function standingIn(book: Book, { subject, subtopic, area }: Topic): AttemptState {
  const topic = (of: string) =>
    book.topics.get(topicKey({ subject, subtopic, area: of })) ?? newTopicStats(subject, subtopic, of)
  return {
    progress: book.progress,
    subject: book.subjects.get(subject) ?? newSubjectStats(subject),
    subtopic: topic(''),
    area: topic(area),
  }
}

/** Enters a run; the open one stays one. */
export function enterRun(book: Book, run: SoloRun): void {
  book.soloBest = Math.max(book.soloBest, run.score)
  book.runs.set(run.id, run)
  for (const closed of setAside(book.runs.values())) book.runs.set(closed.id, closed)
}

/** Enters one graded answer. */
export function enter(book: Book, { run, standing }: Pick<Recording, 'run' | 'standing'>): void {
  book.progress = standing.progress
  book.subjects.set(standing.subject.subject, standing.subject)
  for (const topic of [standing.subtopic, standing.area]) book.topics.set(topicKey(topic), topic)
  if (run) enterRun(book, run)
}

export type ItemsById = ReadonlyMap<string, Item>
