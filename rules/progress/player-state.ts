import type { AttemptEffect } from './effect.ts'
import { foldAttempt } from './fold.ts'
import {
  type AttemptFacts,
  newSubjectStats,
  newTopicStats,
  type PlayerProgress,
  type SubjectStats,
  type TopicStats,
} from './state.ts'

/** A player's progress, with every subject and topic practiced so far. */
export interface PlayerState {
  progress: PlayerProgress
  subjects: SubjectStats[]
  topics: TopicStats[]
}

/**
 * Folds several accepted answers, in their order, by the fold of one (fold.ts). Returns the state after them and
 * the effect of each answer; subjects and topics they did not touch are the same objects as before.
 */
export function foldAttempts(
  before: PlayerState,
  answers: readonly AttemptFacts[],
): { after: PlayerState; effects: AttemptEffect[] } {
  let { progress } = before
  const subjects = [...before.subjects]
  const topics = [...before.topics]
  const effects = answers.map((facts) => {
    const { subject, subtopic, area } = facts
    const s = indexOf(
      subjects,
      (one) => one.subject === subject,
      () => newSubjectStats(subject),
    )
    const topic = (name: string) =>
      indexOf(
        topics,
        (one) => one.subject === subject && one.subtopic === subtopic && one.area === name,
        () => newTopicStats(subject, subtopic, name),
      )
    const [st, ar] = [topic(''), topic(area)]
    const { after, effect } = foldAttempt(
      {
        progress,
        subject: subjects[s] as SubjectStats,
        subtopic: topics[st] as TopicStats,
        area: topics[ar] as TopicStats,
      },
      facts,
    )
    progress = after.progress
    subjects[s] = after.subject
    topics[st] = after.subtopic
    topics[ar] = after.area
    return effect
  })
  return { after: { progress, subjects, topics }, effects }
}

/** Returns the index of the one that fits, added at the end when none does. */
function indexOf<T>(list: T[], fits: (one: T) => boolean, make: () => T): number {
  const found = list.findIndex(fits)
  return found >= 0 ? found : list.push(make()) - 1
}
