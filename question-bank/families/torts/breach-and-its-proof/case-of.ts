import { accidentCase } from './accident.ts'
import { disabilityCase, seizureCase } from './body.ts'
import type { BreachCase } from './case.ts'
import { motorCase, rideCase } from './children.ts'
import { tradeCase } from './custom.ts'
import { emergencyCase } from './emergency.ts'
import type { BreachFacts } from './facts.ts'
import { illnessCase, judgmentCase } from './mind.ts'
import { mishapCase } from './mishap.ts'
import { professionCase } from './profession.ts'
import { statuteCase } from './statute.ts'
import type { BreachStory } from './story.ts'
import { toddlerCase } from './toddlers.ts'

/** Returns the case that a story tells for these facts: each issue has a scene of its own. */
export function caseOf(facts: BreachFacts, story: BreachStory): BreachCase {
  switch (facts.issue) {
    case 'emergency':
      return emergencyCase(facts, story.emergency)
    case 'child':
      return childCase(facts, story)
    case 'disability':
      return disabilityCase(facts, story.disability)
    case 'seizure':
      return seizureCase(facts, story.seizure)
    case 'mind':
      return facts.turn === 'ill' ? illnessCase(story.illness) : judgmentCase(story.judgment)
    case 'trade':
      return tradeCase(facts, story.trade)
    case 'profession':
      return professionCase(facts, story.profession)
    case 'statute':
      return statuteCase(facts, story.safetyLaw)
    case 'accident':
      return facts.turn === 'happens anyway' ? mishapCase(story.mishap) : accidentCase(facts, story.thing)
  }
}

function childCase(facts: BreachFacts, story: BreachStory): BreachCase {
  if (facts.turn === 'motor') return motorCase(story.motor)
  return facts.turn === 'under five' ? toddlerCase(story.toddler) : rideCase(facts, story.ride)
}
