import type { ReasonTable } from '../../engine/tables.ts'
import type { DefamationFacts, DefamationStory } from './facts.ts'
import { reasonsAgainst } from './reasons-against.ts'
import { reasonsOfPrivilege } from './reasons-of-privilege.ts'
import { reasonsToRecover } from './reasons-to-recover.ts'

/** The reasons that an option can give, for either side. */
export const reasons = {
  ...reasonsToRecover,
  ...reasonsAgainst,
  ...reasonsOfPrivilege,
} as const satisfies ReasonTable<DefamationFacts, DefamationStory>
