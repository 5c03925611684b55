import type { Story } from '../../engine/tables.ts'
import type { Accident } from './accident.ts'
import type { Crime } from './crimes.ts'
import type { Estate } from './estates.ts'
import type { WitnessFacts } from './facts.ts'

/** One scene for each kind of trial, each with its own parties and witnesses. */
export interface WitnessStory extends Story<WitnessFacts> {
  readonly accident: Accident
  readonly crime: Crime
  readonly estate: Estate
}
