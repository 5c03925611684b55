import type { DutyCase } from './case.ts'
import { childCase } from './child.ts'
import { distressCase } from './distress.ts'
import type { DutyFacts } from './facts.ts'
import { patientCase } from './patient.ts'
import { relationCase } from './relation.ts'
import { rescueCase } from './rescue.ts'
import { serviceCase } from './service.ts'
import type { DutyStory } from './story.ts'

/** Returns the case that a story tells for these facts: each issue has a scene of its own. */
export function caseOf(facts: DutyFacts, story: DutyStory): DutyCase {
  switch (facts.issue) {
    case 'rescue':
      return rescueCase(facts, story.rescue)
    case 'relation':
      return relationCase(facts, story.relation)
    case 'service':
      return serviceCase(facts, story.service)
    case 'child':
      return childCase(facts, story.child)
    case 'patient':
      return patientCase(facts, story.patient)
    case 'distress':
      return distressCase(facts, story.distress)
  }
}

/** A text on the case, told by its parties and nouns. */
export const ofCase =
  <T>(words: (told: DutyCase, facts: DutyFacts) => T) =>
  (facts: DutyFacts, story: DutyStory): T =>
    words(caseOf(facts, story), facts)
