import { isPrivate, type VicariousFacts, type VicariousStory } from './facts.ts'
import type { Opening } from './opening.ts'
import { onErrand } from './tell-private.ts'
import { byContractor, byEmployee } from './tell-work.ts'

const told =
  (opening: Opening) =>
  (facts: VicariousFacts, story: VicariousStory): string => {
    if (isPrivate(facts)) return onErrand(facts, story, opening)
    return facts.relation === 'employee'
      ? byEmployee(facts, story, opening)
      : byContractor(facts, story, opening)
  }

/** The events in order of time. The suit belongs to the question. */
export const tell = [told(0), told(1), told(2)] as const
