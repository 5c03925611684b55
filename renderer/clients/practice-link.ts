import type { RuleTopic } from '#protocol/http/rule-topic.ts'
import { SCREENS } from '#protocol/screens.ts'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import { subjectSlug } from './solo-link.ts'

/** Practice, the review of what's due, or a few questions at the exam's pace. */
export type PracticeKind = 'practice' | 'review' | 'drill'

/** Returns the address of one kind of practice in a subject: every button that says so leads here. */
export function practiceLink(subject: PlayableSubject = MIXED, kind: PracticeKind = 'practice'): string {
  const path = kind === 'review' ? SCREENS.review : SCREENS.practice
  const search = new URLSearchParams({
    ...(kind === 'drill' ? { drill: 'pace' } : {}),
    ...(subject === MIXED ? {} : { subject: subjectSlug(subject) }),
  })
  return search.size === 0 ? path : `${path}?${search}`
}

/** Whether an address of practice is a pace drill's. */
export const isDrill = (search: URLSearchParams): boolean => search.get('drill') === 'pace'

/** The state of a link that leads right to the first question: the sitting begins with these rules. */
export const beginWith = (rules: readonly RuleTopic[]) => ({ beginWith: rules })

/** Returns the rules that a page's state says to begin with; null where it was reached by no such link. */
export const begunWith = (state: unknown): readonly RuleTopic[] | null =>
  typeof state === 'object' && state !== null && 'beginWith' in state && Array.isArray(state.beginWith)
    ? state.beginWith
    : null
