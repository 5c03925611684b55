import type { BreachCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { BreachFacts } from './facts.ts'
import type { BreachStory } from './story.ts'

/** Words on a case: its parties and nouns, the facts, and the scenes of the story. */
export const ofCase =
  <T>(words: (told: BreachCase, facts: BreachFacts, story: BreachStory) => T) =>
  (facts: BreachFacts, story: BreachStory): T =>
    words(caseOf(facts, story), facts, story)

/** The activity of a child as a gerund. */
export const activityOf = ({ turn }: BreachFacts, { ride, motor }: BreachStory): string =>
  turn === 'motor' ? motor.activity : ride.activity
