import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { ACTIVITY_CELLS } from './cells-activity.ts'
import { TAME_CELLS } from './cells-tame.ts'
import { WILD_CELLS } from './cells-wild.ts'
import type { StrictFacts, StrictStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, StrictStory>(
  { ...WILD_CELLS, ...TAME_CELLS, ...ACTIVITY_CELLS },
  stories[0],
)

/** Every reason for or against strict liability. Each is the key beside one twist or more. */
export const reasons = {
  'yes-kind': worded('yes', 'yes-kind'),
  'yes-known': worded('yes', 'yes-known'),
  'yes-intrude': worded('yes', 'yes-intrude'),
  'yes-activity': worded('yes', 'yes-activity'),
  'yes-reach': worded('yes', 'yes-reach'),
  'yes-share': worded('yes', 'yes-share'),
  'no-knowledge': worded('no', 'no-knowledge'),
  'no-ordinary': worded('no', 'no-ordinary'),
  'no-risk': worded('no', 'no-risk'),
  'no-pet': worded('no', 'no-pet'),
  'no-road': worded('no', 'no-road'),
  'no-common': worded('no', 'no-common'),
  'no-safe': worded('no', 'no-safe'),
  'no-benefit': worded('no', 'no-benefit'),
  'no-obliged': worded('no', 'no-obliged'),
} as const satisfies ReasonTable<StrictFacts, StrictStory>
