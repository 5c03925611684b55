import type { ReasonTable } from '../../engine/tables.ts'
import type { WaiverFacts, WaiverStory } from './facts.ts'
import { reasonsAgainst } from './reasons-against.ts'
import { reasonsFor } from './reasons-for.ts'

/** What is said of a defense for and against: one doctrine each, in its term of art, applied to the party. */
export const reasons = { ...reasonsFor, ...reasonsAgainst } as const satisfies ReasonTable<
  WaiverFacts,
  WaiverStory
>
