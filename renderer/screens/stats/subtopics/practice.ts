import type { SubtopicRecord, TopicRecord } from '#protocol/http/stats.ts'
import { isMastered, needsWork } from '#rules/mastery.ts'
import { SHORT_NAMES, SUBJECTS } from '#rules/subjects.ts'
import { subjectSlug } from '../../../clients/solo-link.ts'
import type { SubjectRecord, Subtopics } from '../../../clients/stats.ts'

export interface NamedSubject extends SubjectRecord {
  /** the name on its tab */
  readonly short: string
  readonly tab: string
}

/** The seven subjects in the order screens list them. */
export const subjectsOf = (subtopics: Subtopics): NamedSubject[] =>
  SUBJECTS.flatMap((subject) => {
    const short = SHORT_NAMES[subject]
    const record = subtopics[short]
    return record ? [{ ...record, short, tab: subjectSlug(subject) }] : []
  })

/** The tab of the subject practiced last, so that the page opens at its numbers; null before any. */
export function practicedLast(subjects: readonly NamedSubject[]): string | null {
  const practiced = subjects.filter(({ overall }) => overall.lastPracticed !== null)
  const last = practiced.sort(
    (a, b) => Date.parse(b.overall.lastPracticed ?? '') - Date.parse(a.overall.lastPracticed ?? ''),
  )
  return last[0]?.tab ?? null
}

/** Why no subtopic is suggested: none was practiced yet, or all that were are mastered. No reason while they aren't read. */
export function noFocusWords(subtopics: Subtopics | undefined): string {
  if (!subtopics) return 'No suggestions right now.'
  return practicedLast(subjectsOf(subtopics)) === null
    ? 'Answer a few questions to get suggestions.'
    : 'You’ve mastered every subtopic you’ve practiced. Practice keeps it that way.'
}

/** A subtopic opens only where it has more than one area (spec section 2). */
export const opens = ({ areas }: Pick<SubtopicRecord, 'areas'>): boolean => areas.length > 1

export const areaLabel = ({ area }: Pick<TopicRecord, 'area'>): string => area.trim() || 'General'

export interface QuickStats {
  readonly total: number
  /** 80 % or more */
  readonly mastered: number
  /** under 40 % after 20 answers */
  readonly needWork: number
}

export function quickStats(subjects: readonly SubjectRecord[]): QuickStats {
  const all = subjects.flatMap(({ subtopics }) => subtopics)
  return {
    total: all.length,
    mastered: all.filter(({ mastery }) => isMastered(mastery)).length,
    needWork: all.filter(({ mastery, attempts }) => needsWork(mastery, attempts)).length,
  }
}
