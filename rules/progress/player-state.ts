import type { AttemptEffect } from './effect.ts'
import { foldAttempt } from './fold.ts'
import {
  type AttemptFacts,
  isSubjectMet,
  isTopicMet,
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
    const ofSubject = (one: SubjectStats) => one.subject === subject
    const topic = (name: string) => (one: TopicStats) =>
      one.subject === subject && one.subtopic === subtopic && one.area === name
    const { after, effect } = foldAttempt(
      {
        progress,
        subject: subjects.find(ofSubject) ?? newSubjectStats(subject),
        subtopic: topics.find(topic('')) ?? newTopicStats(subject, subtopic, ''),
        area: topics.find(topic(area)) ?? newTopicStats(subject, subtopic, area),
      },
      facts,
    )
    progress = after.progress
    if (isSubjectMet(after.subject)) put(subjects, ofSubject, after.subject)
    if (isTopicMet(after.subtopic)) put(topics, topic(''), after.subtopic)
    if (isTopicMet(after.area)) put(topics, topic(area), after.area)
    return effect
  })
  return { after: { progress, subjects, topics }, effects }
}

/** Puts one in the place of the one that fits, or at the end. */
function put<T>(list: T[], fits: (one: T) => boolean, value: T): void {
  const found = list.findIndex(fits)
  if (found < 0) list.push(value)
  else list[found] = value
}
