import type { ReasonTable } from '../../engine/tables.ts'
import type { EntrantFacts, EntrantStory } from './facts.ts'
import { reasonsAgainst } from './reasons-against.ts'
import { reasonsToRecover } from './reasons-to-recover.ts'

/** The arguments for and against liability: one doctrine each, in its term of art, applied to the parties. */
export const reasons = { ...reasonsToRecover, ...reasonsAgainst } as const satisfies ReasonTable<
  EntrantFacts,
  EntrantStory
>
