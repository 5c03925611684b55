import { The } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'

/** A verb of what went before the suit: in the simple past, or in the past perfect where the suit was told first. */
export type Tense = (past: string, participle?: string) => string
export const HAPPENED: Tense = (past) => past
export const RECALLED: Tense = (past, participle = past) => `had ${participle}`

/** Events between the accident and the suit, if any, and from discovery to the motion. */
export interface Telling {
  readonly before?: (s: DiscoveryStory, did: Tense) => string
  readonly after: (s: DiscoveryStory) => string
}

/** The end where a request was refused. */
export const compel = (s: DiscoveryStory, what: string): string =>
  `${The(s.defendant)} objected, and when the parties could not agree, ${s.plaintiff.the} moved to compel ${what}.`
