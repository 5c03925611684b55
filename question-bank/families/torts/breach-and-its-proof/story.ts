import type { Story } from '../../engine/tables.ts'
import type { Accident } from './accident.ts'
import type { Disability, Seizure } from './body.ts'
import type { Motor, Ride } from './children.ts'
import type { Trade } from './custom.ts'
import type { Emergency } from './emergency.ts'
import type { BreachFacts } from './facts.ts'
import type { Illness, Judgment } from './mind.ts'
import type { Mishap } from './mishap.ts'
import type { Profession } from './profession.ts'
import type { SafetyLaw } from './statute.ts'
import type { Toddler } from './toddlers.ts'

/** One scene for each issue, each with its own parties. */
export interface BreachStory extends Story<BreachFacts> {
  readonly emergency: Emergency
  readonly ride: Ride
  readonly motor: Motor
  readonly toddler: Toddler
  readonly disability: Disability
  readonly seizure: Seizure
  readonly illness: Illness
  readonly judgment: Judgment
  readonly trade: Trade
  readonly profession: Profession
  readonly safetyLaw: SafetyLaw
  readonly thing: Accident
  readonly mishap: Mishap
}
