import type { Namer } from '../../engine/namer.ts'
import type { Party } from '../../engine/party.ts'

/** One suit: its parties, what led to it, and what is asked of the court. */
export interface StandingCase {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The plaintiff's side of the story. It may come before the act or after it. */
  readonly lead: (name: Namer, isFirst: boolean) => string
  /** The law or act that is attacked, likewise. */
  readonly act: (name: Namer, isFirst: boolean) => string
  /** Later events, or a gap in the case. Both parties are known by then. */
  readonly after?: string
  /** The claim and the relief, reading on after "sued the city in federal court,". `one` is 'a' before the act is known. */
  readonly claim: (one: 'a' | 'the') => string
  /** The events since the suit began. */
  readonly since?: string
}
