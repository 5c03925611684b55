import { SCREENS } from '#protocol/screens.ts'
import { MIXED, PLAYABLE_SUBJECTS, type PlayableSubject } from '#rules/subjects.ts'

type Kind = 'practice' | 'review'

/** Returns the address of practice, or of review, in a subject. */
export function practiceLink(subject: PlayableSubject = MIXED, kind: Kind = 'practice'): string {
  const path = kind === 'review' ? SCREENS.review : SCREENS.practice
  return subject === MIXED ? path : `${path}?${new URLSearchParams({ subject })}`
}

/** Returns the subject that an address names; Mixed Questions where it names none. */
export const subjectOf = (search: URLSearchParams): PlayableSubject =>
  PLAYABLE_SUBJECTS.find((one) => one === search.get('subject')) ?? MIXED
