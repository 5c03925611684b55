import type { Story } from '../../engine/tables.ts'
import type { SpeechFacts } from './facts.ts'
import type { Flag } from './flags.ts'
import type { Hall } from './halls.ts'
import type { Mailboxes } from './mailboxes.ts'
import type { March } from './marches.ts'
import type { Monument } from './monuments.ts'
import type { Park } from './parks.ts'
import type { Voter } from './polls.ts'
import type { Student } from './students.ts'
import type { Theater } from './theaters.ts'

/** One scene for each sort of property, each with its own parties. */
export interface SpeechStory extends Story<SpeechFacts> {
  readonly park: Park
  readonly march: March
  readonly theater: Theater
  readonly hall: Hall
  readonly mail: Mailboxes
  readonly voter: Voter
  readonly monument: Monument
  readonly flag: Flag
  readonly student: Student
}
