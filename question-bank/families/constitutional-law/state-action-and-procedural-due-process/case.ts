import { capital } from '../../../text/capital.ts'
import type { Namer } from '../../engine/namer.ts'
import type { Party } from '../../engine/party.ts'

/** One dispute: its parties, the background, and the act that is attacked. */
export interface ActionCase {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The act that is attacked, as a noun with an article. */
  readonly deed: string
  /** The relation of the parties, or the event, where a telling begins with it. */
  readonly start: (name: Namer) => string
  /** The law and the standing of the defendant. It may come first, after the start, or after the events. */
  readonly law: (name: Namer, isStarted: boolean) => string
  /** The events, or what the start has left of them. */
  readonly events: (name: Namer, isStarted: boolean) => string
  /** The way into court. */
  readonly suit: (name: Namer) => string
}

/** A suit; the claim reads on after it. */
export const sue =
  (plaintiff: Party, defendant: Party, claim: string, court = 'federal court') =>
  (name: Namer): string =>
    `${capital(name(plaintiff))} sued ${name(defendant)} in ${court}, ${claim}.`
