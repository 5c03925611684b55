import type { ReasonTable } from '../../engine/tables.ts'
import { againstInterest } from './against-interest.ts'
import type { PartyFacts, PartyStory } from './facts.ts'
import { proofAndPurpose } from './proof-and-purpose.ts'
import { reasonsToAdmit } from './reasons-to-admit.ts'
import { reasonsToExclude } from './reasons-to-exclude.ts'

/** The arguments for and against a statement. */
export const reasons = {
  ...reasonsToAdmit,
  ...againstInterest,
  ...reasonsToExclude,
  ...proofAndPurpose,
} as const satisfies ReasonTable<PartyFacts, PartyStory>
