import type { ReasonTable } from '../../engine/tables.ts'
import type { WritingFacts, WritingStory } from './facts.ts'
import { moreReasonsToAdmit } from './more-reasons-to-admit.ts'
import { moreReasonsToExclude } from './more-reasons-to-exclude.ts'
import { reasonsToAdmit } from './reasons-to-admit.ts'
import { reasonsToExclude } from './reasons-to-exclude.ts'

/** The arguments for and against the evidence. */
export const reasons = {
  ...reasonsToAdmit,
  ...moreReasonsToAdmit,
  ...reasonsToExclude,
  ...moreReasonsToExclude,
} as const satisfies ReasonTable<WritingFacts, WritingStory>
