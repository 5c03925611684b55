/** The pronouns of a person in a story. */
export interface Pronouns {
  readonly subject: 'he' | 'she'
  readonly object: 'him' | 'her'
  readonly possessive: 'his' | 'her'
}

export const HE: Pronouns = { subject: 'he', object: 'him', possessive: 'his' }
export const SHE: Pronouns = { subject: 'she', object: 'her', possessive: 'her' }
