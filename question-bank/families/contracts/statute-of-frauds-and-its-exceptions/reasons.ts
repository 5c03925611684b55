import type { ReasonTable } from '../../engine/tables.ts'
import type { FraudsFacts, FraudsStory } from './facts.ts'
import { reasonsAgainstConduct } from './reasons-against-conduct.ts'
import { reasonsAgainstWriting } from './reasons-against-writing.ts'
import { reasonsToEnforceWithoutWriting } from './reasons-to-enforce-without-writing.ts'
import { reasonsToEnforceWriting } from './reasons-to-enforce-writing.ts'

/** The arguments for and against enforcing an oral contract. */
export const reasons = {
  ...reasonsToEnforceWriting,
  ...reasonsToEnforceWithoutWriting,
  ...reasonsAgainstWriting,
  ...reasonsAgainstConduct,
} as const satisfies ReasonTable<FraudsFacts, FraudsStory>
