import type { ReasonTable } from '../../engine/tables.ts'
import type { ConvictionFacts, ConvictionStory } from './facts.ts'
import { reasonsToAdmit } from './reasons-to-admit.ts'
import { reasonsToExclude } from './reasons-to-exclude.ts'

/** The arguments on the objection: one doctrine each, in its term of art, applied to the parties. */
export const reasons = { ...reasonsToAdmit, ...reasonsToExclude } as const satisfies ReasonTable<
  ConvictionFacts,
  ConvictionStory
>
