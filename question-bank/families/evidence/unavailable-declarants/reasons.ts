import type { ReasonTable } from '../../engine/tables.ts'
import type { AbsentFacts, AbsentStory } from './facts.ts'
import { reasonsToAdmit } from './reasons-to-admit.ts'
import { reasonsToExclude } from './reasons-to-exclude.ts'

/** The arguments for and against a statement. */
export const reasons = { ...reasonsToAdmit, ...reasonsToExclude } as const satisfies ReasonTable<
  AbsentFacts,
  AbsentStory
>
