import { he } from '../../engine/party.ts'
import type { ExclusionStory } from './facts.ts'

/** How a telling first mentions people: anew, or as known from the sentence before. */
export interface Mention {
  /** The detective, where the detective comes first. */
  readonly lead: string
  /** The suspect, where the suspect comes first. */
  readonly suspect: string
  /** The detective, where the suspect has come first. */
  readonly detective: string
}

/** Both were introduced in a sentence before. They differ in gender, so that a pronoun is enough for the detective. */
export function known({ suspect, detective }: ExclusionStory): Mention {
  return { lead: he(detective), suspect: suspect.the, detective: detective.the }
}

/** Neither was. */
export function unknown({ suspect, detective, dealing }: ExclusionStory): Mention {
  return {
    lead: `${detective.a} who suspected ${suspect.a} of ${dealing}`,
    suspect: `${suspect.a} who was suspected of ${dealing}`,
    detective: detective.a,
  }
}
