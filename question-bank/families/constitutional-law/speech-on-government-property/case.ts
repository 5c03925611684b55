import { capital } from '../../../text/capital.ts'
import type { Namer } from '../../engine/namer.ts'
import type { Party } from '../../engine/party.ts'

/** One suit: a speaker, the government body that owns the property, and the rule between them. */
export interface SpeechCase {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The speaker's side of the story. It may come before the rule or after it, and begin with its date. */
  readonly lead: (name: Namer, isFirst: boolean, isDated: boolean) => string
  /** The rule or practice, which may come first, too. */
  readonly act: (name: Namer, isFirst: boolean) => string
  /** Later events. Both parties are known by then. */
  readonly after?: string
  /** The suit as a sentence, which begins in one of two ways. */
  readonly suit: (name: Namer, isSpeakerFirst: boolean) => string
}

/** A sentence that begins with a date or without one. */
export const dated = (isDated: boolean, date: string, clause: string): string =>
  isDated ? `${date} ${clause}` : capital(clause)

/** A suit in federal court over a rule or act that has been told. */
export const suitOver =
  (plaintiff: Party, defendant: Party, what: string, flaw = 'violates the First Amendment', role = '') =>
  (name: Namer, isSpeakerFirst: boolean): string =>
    isSpeakerFirst
      ? `${capital(name(plaintiff))} ${role ? `brought suit in federal court against ${name(defendant)}, ${role}` : `sued ${name(defendant)} in federal court`}, claiming that ${what} ${flaw}.`
      : `${capital(name(plaintiff))} filed suit in federal court against ${name(defendant)}${role && `, ${role}`}, claiming that ${what} ${flaw}.`
