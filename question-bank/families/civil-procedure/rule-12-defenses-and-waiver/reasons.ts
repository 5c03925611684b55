import type { ReasonTable } from '../../engine/tables.ts'
import type { WaiverFacts, WaiverStory } from './facts.ts'
import { reasonsAgainst } from './reasons-against.ts'
import { reasonsFor } from './reasons-for.ts'

/** The arguments for and against a defense: one doctrine each, in its term of art, applied to the party. */
export const reasons = { ...reasonsFor, ...reasonsAgainst } as const satisfies ReasonTable<
  WaiverFacts,
  WaiverStory
>
