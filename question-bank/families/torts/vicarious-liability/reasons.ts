import type { ReasonTable } from '../../engine/tables.ts'
import type { VicariousFacts, VicariousStory } from './facts.ts'
import { reasonsAgainstLiability } from './reasons-against-liability.ts'
import { reasonsForLiability } from './reasons-for-liability.ts'

/** The arguments for and against liability: one doctrine each, in its term of art, applied to the parties. */
export const reasons = { ...reasonsForLiability, ...reasonsAgainstLiability } as const satisfies ReasonTable<
  VicariousFacts,
  VicariousStory
>
