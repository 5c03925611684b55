import type { Opening } from './case.ts'
import { caseOf } from './case-of.ts'
import type { DutyFacts } from './facts.ts'
import type { DutyStory } from './story.ts'

/** The events, and the law that governs them at the end. The suit belongs to the question. */
const lawLast =
  (opening: Opening) =>
  (facts: DutyFacts, story: DutyStory): string => {
    const { events, law } = caseOf(facts, story)
    return join(events(opening), law)
  }

export const tell = [lawLast(0), lawLast(1), lawLast(2)] as const

const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')
