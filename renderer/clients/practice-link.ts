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

/** The state of a link that leads right to the first question. */
export const BEGUN = { begun: true }

/** Whether the page was reached by such a link, from the state its address came with. */
export const isBegun = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'begun' in state && state.begun === true
