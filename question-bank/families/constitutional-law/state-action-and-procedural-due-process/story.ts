import type { Story } from '../../engine/tables.ts'
import type { Assessment } from './assessments.ts'
import type { Benefit } from './benefits.ts'
import type { Covenant } from './covenants.ts'
import type { Creditor } from './creditors.ts'
import type { ActionFacts } from './facts.ts'
import type { Ground } from './grounds.ts'
import type { Job } from './jobs.ts'
import type { Label } from './labels.ts'
import type { League } from './leagues.ts'
import type { Pupil } from './pupils.ts'
import type { School } from './schools.ts'
import type { Thing } from './things.ts'
import type { Utility } from './utilities.ts'

/** One scene for each sort of dispute, each with its own parties. */
export interface ActionStory extends Story<ActionFacts> {
  readonly ground: Ground
  readonly utility: Utility
  readonly school: School
  readonly league: League
  readonly creditor: Creditor
  readonly covenant: Covenant
  readonly job: Job
  readonly label: Label
  readonly benefit: Benefit
  readonly pupil: Pupil
  readonly thing: Thing
  readonly assessment: Assessment
}
