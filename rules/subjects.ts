/** The seven subjects every attempt counts for (spec section 1), in the order screens list them. */
export const SUBJECTS = [
  'Civil Procedure',
  'Constitutional Law',
  'Contracts',
  'Criminal Law/Procedure',
  'Evidence',
  'Real Property',
  'Torts',
] as const

export type Subject = (typeof SUBJECTS)[number]

/** Offered in every game setup; an attempt still counts for the item's own subject (design section 4). */
export const MIXED = 'Mixed Questions'

export const PLAYABLE_SUBJECTS = [MIXED, ...SUBJECTS] as const

export type PlayableSubject = (typeof PLAYABLE_SUBJECTS)[number]

/** Short names of the subtopic screen (spec section 1). */
export const SHORT_NAMES: Record<Subject, string> = {
  'Civil Procedure': 'Civ Pro',
  'Constitutional Law': 'Con Law',
  Contracts: 'Contracts',
  'Criminal Law/Procedure': 'Crim',
  Evidence: 'Evidence',
  'Real Property': 'Property',
  Torts: 'Torts',
}

/**
 * The subjects a question may come from, the first to be asked first: the chosen one; under Mixed Questions all seven,
 * beginning at the one `roll` in [0,1) draws.
 */
export function subjectsInPlay(chosen: PlayableSubject, roll: number): Subject[] {
  if (chosen !== MIXED) return [chosen]
  const first = Math.floor(roll * SUBJECTS.length)
  return [...SUBJECTS.slice(first), ...SUBJECTS.slice(0, first)]
}
