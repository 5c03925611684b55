import type { ReasonTable } from '../../engine/tables.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'
import { reasonsAgainst } from './reasons-against.ts'
import { reasonsFor } from './reasons-for.ts'

/** The reasons for and against guilt. */
export const reasons = {
  ...reasonsFor,
  ...reasonsAgainst,
} as const satisfies ReasonTable<AttemptFacts, AttemptStory>
