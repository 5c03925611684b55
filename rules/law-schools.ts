/** The 21 options of spec section 9, as written there. */
export const LAW_SCHOOLS = [
  'Harvard',
  'Yale',
  'Stanford',
  'Columbia',
  'University of Chicago',
  'New York University',
  'University of Pennsylvania',
  'University of Virginia',
  'University of Michigan',
  'Duke',
  'Northwestern',
  'Georgetown',
  'Cornell',
  'UC Berkeley',
  'Washington University',
  'Vanderbilt',
  'UCLA',
  'Boston University',
  'Emory',
  'George Washington',
  'Other',
] as const

/** The choice of everybody whose school isn't listed, and of those who are at none. */
export const OTHER_SCHOOL = 'Other' satisfies LawSchool

export type LawSchool = (typeof LAW_SCHOOLS)[number]

export const LAW_SCHOOL_MAX = 150

/** Trims, drops a ' Law School' ending, and returns the listed school or null (design section 4, Accounts). */
export function lawSchoolNamed(text: string): LawSchool | null {
  const name = text.trim().replace(/ law school$/i, '')
  return LAW_SCHOOLS.find((s) => s === name) ?? null
}

/** Returns the school that a player's points count for; null for none, and for 'Other', which is no school. */
export const schoolPlayedFor = (lawSchool: string | null | undefined): string | null =>
  lawSchool && lawSchool !== OTHER_SCHOOL ? lawSchool : null
