import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { COUNSEL_CELLS } from './cells-counsel.ts'
import { UNWARNED_CELLS } from './cells-unwarned.ts'
import { MORE_UNWARNED_CELLS } from './cells-unwarned-more.ts'
import { WARNED_CELLS } from './cells-warned.ts'
import type { MirandaFacts, MirandaStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, MirandaStory>(
  { ...UNWARNED_CELLS, ...MORE_UNWARNED_CELLS, ...WARNED_CELLS, ...COUNSEL_CELLS },
  stories[0],
)

/** Every reason that can be given for or against the evidence. Each is the key beside one twist or more. */
export const reasons = {
  'yes-custody': worded('yes', 'yes-custody'),
  'yes-prompt': worded('yes', 'yes-prompt'),
  'yes-pressure': worded('yes', 'yes-pressure'),
  'yes-safety': worded('yes', 'yes-safety'),
  'yes-voluntary': worded('yes', 'yes-voluntary'),
  'yes-clear': worded('yes', 'yes-clear'),
  'yes-waiver': worded('yes', 'yes-waiver'),
  'yes-honored': worded('yes', 'yes-honored'),
  'yes-initiated': worded('yes', 'yes-initiated'),
  'yes-time': worded('yes', 'yes-time'),
  'yes-scope': worded('yes', 'yes-scope'),
  'yes-cure': worded('yes', 'yes-cure'),
  'no-warnings': worded('no', 'no-warnings'),
  'no-interrogation': worded('no', 'no-interrogation'),
  'no-restraint': worded('no', 'no-restraint'),
  'no-massiah': worded('no', 'no-massiah'),
  'no-silence': worded('no', 'no-silence'),
  'no-counsel': worded('no', 'no-counsel'),
  'no-reach': worded('no', 'no-reach'),
  'no-choice': worded('no', 'no-choice'),
  'no-waiver': worded('no', 'no-waiver'),
} as const satisfies ReasonTable<MirandaFacts, MirandaStory>
