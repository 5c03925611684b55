import type { Opening } from './case.ts'
import { caseOf } from './case-of.ts'
import type { CauseFacts } from './facts.ts'
import type { CauseStory } from './story.ts'

/** The events, and the law that governs them at the end. The suit belongs to the question. */
const inOrder =
  (opening: Opening) =>
  (facts: CauseFacts, story: CauseStory): string => {
    const { events, law } = caseOf(facts, story)
    return [events(opening), law].filter(Boolean).join(' ')
  }

export const tell = [inOrder(0), inOrder(1), inOrder(2)] as const
