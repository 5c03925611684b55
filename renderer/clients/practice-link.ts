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

/** The state of a link that leads right to the first question. */
export const BEGUN = { begun: true }

/** Whether the page was reached by such a link, from the state its address came with. */
export const isBegun = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'begun' in state && state.begun === true
