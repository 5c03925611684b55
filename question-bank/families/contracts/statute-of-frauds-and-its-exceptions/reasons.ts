import type { ReasonTable } from '../../engine/tables.ts'
import type { FraudsFacts, FraudsStory } from './facts.ts'
import { reasonsAgainst } from './reasons-against.ts'
import { reasonsToEnforce } from './reasons-to-enforce.ts'

/** The arguments for and against enforcing an oral contract. */
export const reasons = { ...reasonsToEnforce, ...reasonsAgainst } as const satisfies ReasonTable<
  FraudsFacts,
  FraudsStory
>
