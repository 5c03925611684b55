import type { ReasonTable } from '../../engine/tables.ts'
import type { MotionFacts, MotionStory } from './facts.ts'
import { reasonsToDeny } from './reasons-to-deny.ts'
import { reasonsToGrant } from './reasons-to-grant.ts'

/** The arguments for and against a motion: one doctrine each, in its term of art, applied to the parties. */
export const reasons = { ...reasonsToGrant, ...reasonsToDeny } as const satisfies ReasonTable<
  MotionFacts,
  MotionStory
>
