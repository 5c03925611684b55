import type { Story } from '../../engine/tables.ts'
import type { Child } from './child.ts'
import type { Distress } from './distress.ts'
import type { DutyFacts } from './facts.ts'
import type { Patient } from './patient.ts'
import type { Relation } from './relation.ts'
import type { Rescue } from './rescue.ts'
import type { Service } from './service.ts'

/** One scene for each issue, each with its own parties. */
export interface DutyStory extends Story<DutyFacts> {
  readonly rescue: Rescue
  readonly relation: Relation
  readonly service: Service
  readonly child: Child
  readonly patient: Patient
  readonly distress: Distress
}
