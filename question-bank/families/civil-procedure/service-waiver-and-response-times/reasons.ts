import type { ReasonTable, WrittenReason } from '../../engine/tables.ts'
import { isClock, type ServiceFacts, type ServiceStory } from './facts.ts'
import { lastDays } from './last-days.ts'
import { OPTION_IDS, type Option, type OptionId } from './matter.ts'
import { matters } from './matters.ts'

type ServiceReason = WrittenReason<ServiceFacts, ServiceStory>

/** A reason about service, which each matter words for itself. */
function serviceReason(id: OptionId): ServiceReason {
  const why = (facts: ServiceFacts, story: ServiceStory) => optionOf(id, facts)?.why(story) ?? ''
  return {
    side: id.startsWith('yes') ? 'yes' : 'no',
    texts: (facts, story) => optionOf(id, facts)?.texts(story) ?? [],
    wordedBy: ({ matter }) => matter,
    right: why,
    lesson: why,
    applies: (facts) => optionOf(id, facts) !== undefined,
  }
}

/** What one matter makes of a reason, where it offers that reason at all. */
export function optionOf(id: OptionId, facts: ServiceFacts): Option | undefined {
  return isClock(facts.matter) ? undefined : matters[facts.matter].options[id]
}

const aboutService = Object.fromEntries(OPTION_IDS.map((id) => [id, serviceReason(id)])) as Record<
  OptionId,
  ServiceReason
>

/** The arguments for and against service and of the last day: one doctrine each, in its term of art. */
export const reasons = { ...aboutService, ...lastDays } satisfies ReasonTable<ServiceFacts, ServiceStory>
