import { The } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'

/** Events between the accident and the suit, if any, and from discovery to the motion. */
export interface Telling {
  readonly before?: (s: DiscoveryStory) => string
  readonly after: (s: DiscoveryStory) => string
}

/** The end where a request was refused. */
export const compel = (s: DiscoveryStory, what: string): string =>
  `${The(s.defendant)} objected, and ${s.plaintiff.the} has moved to compel ${what}.`
