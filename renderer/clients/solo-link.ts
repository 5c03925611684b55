import { SCREENS } from '#protocol/screens.ts'
import { MIXED, PLAYABLE_SUBJECTS, type PlayableSubject, SHORT_NAMES } from '#rules/subjects.ts'

/** A subject as a word of an address or an id: no spaces, which would split a reference to it in two. */
export const subjectSlug = (subject: PlayableSubject): string =>
  (subject === MIXED ? 'Mixed' : SHORT_NAMES[subject]).toLowerCase().replaceAll(' ', '-')

/** The solo challenge, with a subject chosen for the player to confirm. */
export const soloLink = (subject: PlayableSubject): string =>
  `${SCREENS.solo}?subject=${subjectSlug(subject)}`

/** The subject an address chose; null where it names none. */
export const subjectIn = (search: URLSearchParams): PlayableSubject | null =>
  PLAYABLE_SUBJECTS.find((subject) => subjectSlug(subject) === search.get('subject')) ?? null
