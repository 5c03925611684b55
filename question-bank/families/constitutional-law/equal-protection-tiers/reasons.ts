import type { ReasonTable } from '../../engine/tables.ts'
import type { TierFacts, TierStory } from './facts.ts'
import { reasonsToStrike } from './reasons-to-strike.ts'
import { reasonsToUphold } from './reasons-to-uphold.ts'

/** The reasons that an option can give, for either side. */
export const reasons = {
  ...reasonsToUphold,
  ...reasonsToStrike,
} as const satisfies ReasonTable<TierFacts, TierStory>
