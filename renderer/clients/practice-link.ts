import { SCREENS } from '#protocol/screens.ts'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import { subjectSlug } from './solo-link.ts'

/** Returns the address of practice, or of review, in a subject: every button that says so leads here. */
export function practiceLink(
  subject: PlayableSubject = MIXED,
  kind: 'practice' | 'review' = 'practice',
): string {
  const path = kind === 'review' ? SCREENS.review : SCREENS.practice
  return subject === MIXED ? path : `${path}?subject=${subjectSlug(subject)}`
}
