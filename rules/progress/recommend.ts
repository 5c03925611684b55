import { isMastered, needsWork } from '../mastery.ts'
import type { TopicStats } from './state.ts'

export interface Recommendation {
  subject: TopicStats['subject']
  subtopic: string
  priority: 'High' | 'Medium'
  proficiencyScore: number
  attempts: number
  correct: number
}

/**
 * Returns the subtopics to practice next: those practiced and not yet mastered (80), the weakest first, priority High
 * where they need work (design section 4, Mastery). Takes subtopics with their mastery of now.
 */
export function recommend(subtopics: readonly TopicStats[]): Recommendation[] {
  return subtopics
    .filter((topic) => topic.area === '' && topic.attempts > 0 && !isMastered(topic.mastery))
    .sort(
      (a, b) =>
        a.mastery - b.mastery ||
        a.correct / a.attempts - b.correct / b.attempts ||
        a.subtopic.localeCompare(b.subtopic) ||
        a.subject.localeCompare(b.subject),
    )
    .map((topic) => ({
      subject: topic.subject,
      subtopic: topic.subtopic,
      priority: needsWork(topic.mastery, topic.attempts) ? 'High' : 'Medium',
      proficiencyScore: topic.mastery,
      attempts: topic.attempts,
      correct: topic.correct,
    }))
}
