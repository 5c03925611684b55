import type { ReasonTable } from '../../engine/tables.ts'
import type { PropertyFacts, PropertyStory } from './facts.ts'
import { reasonsAgainst } from './reasons-against.ts'
import { reasonsToRecover } from './reasons-to-recover.ts'

/** The arguments for and against liability, one doctrine each. */
export const reasons = { ...reasonsToRecover, ...reasonsAgainst } as const satisfies ReasonTable<
  PropertyFacts,
  PropertyStory
>
