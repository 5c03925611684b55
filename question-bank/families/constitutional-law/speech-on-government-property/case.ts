import { capital } from '../../../text/capital.ts'
import type { Namer } from '../../engine/namer.ts'
import { agrees, type Party } from '../../engine/party.ts'

/** One suit: a speaker, the government body that owns the property, and the rule between them. */
export interface SpeechCase {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The speaker's side of the story. It may come before the rule or after it. */
  readonly lead: (name: Namer, isFirst: boolean) => string
  /** The rule or practice, likewise. */
  readonly act: (name: Namer, isFirst: boolean) => string
  /** Later events. Both parties are known by then. */
  readonly after?: string
  /** The suit as a sentence, before the rest is told or after it. */
  readonly suit: (name: Namer, isFirst: boolean) => string
}

/** A suit in federal court over a rule or act, which is named in one way before it is known and in another from then on. */
export const suitOver =
  (plaintiff: Party, defendant: Party, first: string, later: string, flaw = 'violates the First Amendment') =>
  (name: Namer, isFirst: boolean): string =>
    `${capital(name(plaintiff))} ${isFirst ? 'sued' : `${agrees(plaintiff, 'has', 'have')} sued`} ${name(defendant)} in federal court, claiming that ${isFirst ? first : later} ${flaw}.`
