import type { ReasonTable } from '../../engine/tables.ts'
import type { ServiceFacts, ServiceStory } from './facts.ts'
import { lastDays } from './last-days.ts'
import { reasonsServed } from './reasons-served.ts'
import { reasonsUnserved } from './reasons-unserved.ts'

/** The arguments for and against service and of the last day: one doctrine each, in its term of art. */
export const reasons = { ...reasonsServed, ...reasonsUnserved, ...lastDays } as const satisfies ReasonTable<
  ServiceFacts,
  ServiceStory
>
