import type { SubtopicRecord, TopicRecord } from '#protocol/http/stats.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { decayedMastery, masteryLabel } from '#rules/mastery.ts'
import type { PlayerState } from '#rules/progress/player-state.ts'
import { newSubjectStats, type SubjectStats, type TopicStats } from '#rules/progress/state.ts'
import { SHORT_NAMES, SUBJECTS, type Subject } from '#rules/subjects.ts'

/** A topic with the mastery it has at `now` (ms), idle weeks taken off. */
export const topicNow = (topic: TopicStats, now: number): TopicStats => ({
  ...topic,
  mastery: decayedMastery(topic.mastery, topic.lastPracticedAt, now),
})

const share = (correct: number, attempts: number): number => (attempts === 0 ? 0 : (100 * correct) / attempts)

function recordOf(topic: TopicStats): TopicRecord {
  const { subject, subtopic, area, mastery, attempts, correct, lastPracticedAt } = topic
  return {
    subject,
    subtopic,
    area,
    name: area || subtopic,
    mastery,
    proficiencyScore: mastery,
    masteryLevel: masteryLabel(mastery),
    attempts,
    correct,
    questionsAttempted: attempts,
    questionsCorrect: correct,
    percentCorrect: share(correct, attempts),
    lastPracticed: lastPracticedAt === null ? null : new Date(lastPracticedAt).toISOString(),
  }
}

/** A subject as one topic: its answers added up, its mastery the mean of its practiced subtopics. */
function overall(subject: Subject, subtopics: readonly TopicStats[]): TopicStats {
  const sum = (field: 'mastery' | 'attempts' | 'correct') =>
    subtopics.reduce((all, topic) => all + topic[field], 0)
  return {
    subject,
    subtopic: subject,
    area: '',
    mastery: subtopics.length === 0 ? 0 : sum('mastery') / subtopics.length,
    attempts: sum('attempts'),
    correct: sum('correct'),
    lastPracticedAt: subtopics.reduce<number | null>(
      (last, topic) => Math.max(last ?? 0, topic.lastPracticedAt ?? 0) || null,
      null,
    ),
    memory: null,
  }
}

/** `GET /api/stats/subtopics`: keyed by short subject name (design section 4, Mastery). */
export function subtopicSummary(
  topics: readonly TopicStats[],
  now: number,
): ReplyOf<'GET /api/stats/subtopics'> {
  const current = topics.map((topic) => topicNow(topic, now))
  const bySubject = (subject: Subject) => {
    const subtopics = current.filter((topic) => topic.subject === subject && topic.area === '')
    const withAreas = subtopics.map((subtopic): SubtopicRecord => {
      const areas = current.filter(
        (topic) => topic.subject === subject && topic.subtopic === subtopic.subtopic && topic.area !== '',
      )
      return { ...recordOf(subtopic), areas: areas.map(recordOf) }
    })
    const { subtopic: _subtopic, area: _area, ...whole } = recordOf(overall(subject, subtopics))
    return { name: subject, overall: whole, subtopics: withAreas }
  }
  return Object.fromEntries(SUBJECTS.map((subject) => [SHORT_NAMES[subject], bySubject(subject)]))
}

const subjectRecord = (stats: SubjectStats) => ({
  subject: stats.subject,
  correctAnswers: stats.correctAnswers,
  questionsAnswered: stats.questionsAnswered,
  currentDifficultyLevel: stats.currentDifficultyLevel,
  highestDifficultyReached: stats.highestDifficultyReached,
  masteryPoints: stats.masteryPoints,
  hoursPlayed: stats.hoursPlayed,
  isProvisional: stats.isProvisional,
})

/** `GET /api/mastery/progress`: all seven subjects, those not yet begun at nothing. */
export function masteryProgress({ progress, subjects }: PlayerState): ReplyOf<'GET /api/mastery/progress'> {
  const known = new Map(subjects.map((stats) => [stats.subject, stats]))
  return {
    overallStats: {
      totalCorrectAnswers: progress.totalCorrectAnswers,
      totalQuestionsAnswered: progress.totalQuestionsAnswered,
      totalHoursPlayed: progress.totalHoursPlayed,
      subjectsMastered: progress.subjectsMastered,
      hasAchievedVictory: progress.hasAchievedVictory,
      victoryDate: progress.victoryDate === null ? null : new Date(progress.victoryDate).toISOString(),
    },
    subjectStats: SUBJECTS.map((subject) => subjectRecord(known.get(subject) ?? newSubjectStats(subject))),
  }
}
