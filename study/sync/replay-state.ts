import type { Memory } from '#rules/memory/memory.ts'
import type { AttemptState } from '#rules/progress/fold.ts'
import type { PlayerState } from '#rules/progress/player-state.ts'
import {
  isSubjectMet,
  isTopicMet,
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

/** A player's whole state, as answers are entered into it one after the other. */
export interface ReplayState {
  progress: PlayerProgress
  soloBest: number
  subjects: Map<Subject, SubjectStats>
  /** by `topicKey` */
  topics: Map<string, TopicStats>
  runs: Map<string, SoloRun>
}

type Topic = Pick<TopicStats, 'subject' | 'subtopic' | 'area'>

const topicKey = ({ subject, subtopic, area }: Topic): string => JSON.stringify([subject, subtopic, area])

export function openReplay(
  { progress, subjects, topics }: PlayerState,
  soloBest: number,
  runs: readonly SoloRun[],
): ReplayState {
  return {
    progress,
    soloBest,
    subjects: new Map(subjects.map((one) => [one.subject, one])),
    topics: new Map(topics.map((one) => [topicKey(one), one])),
    runs: new Map(runs.map((one) => [one.id, one])),
  }
}

/** The state an answer to this item starts from. */
export function standingIn(replay: ReplayState, { subject, subtopic, area }: Topic): AttemptState {
  const topic = (of: string) =>
    replay.topics.get(topicKey({ subject, subtopic, area: of })) ?? newTopicStats(subject, subtopic, of)
  return {
    progress: replay.progress,
    subject: replay.subjects.get(subject) ?? newSubjectStats(subject),
    subtopic: topic(''),
    area: topic(area),
  }
}

/** The memory of a rule; null of one never met. */
export const memoryIn = (replay: ReplayState, topic: Topic): Memory | null =>
  replay.topics.get(topicKey(topic))?.memory ?? null

/** Changes the memory of a rule that was met; of one never met nothing is kept. */
export function changeMemory(replay: ReplayState, topic: Topic, change: (memory: Memory) => Memory): void {
  const key = topicKey(topic)
  const found = replay.topics.get(key)
  if (found?.memory) replay.topics.set(key, { ...found, memory: change(found.memory) })
}

/** Enters a run; the open one stays one. */
export function enterRun(replay: ReplayState, run: SoloRun): void {
  replay.soloBest = Math.max(replay.soloBest, run.score)
  replay.runs.set(run.id, run)
  for (const closed of setAside(replay.runs.values())) replay.runs.set(closed.id, closed)
}

/** Enters one graded answer. */
export function enter(replay: ReplayState, { run, standing }: Pick<Recording, 'run' | 'standing'>): void {
  replay.progress = standing.progress
  if (isSubjectMet(standing.subject)) replay.subjects.set(standing.subject.subject, standing.subject)
  for (const topic of [standing.subtopic, standing.area].filter(isTopicMet))
    replay.topics.set(topicKey(topic), topic)
  if (run) enterRun(replay, run)
}

export type ItemsById = ReadonlyMap<string, Item>
