import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { MANNER_CELLS } from './cells-manner.ts'
import { OWNER_CELLS } from './cells-owner.ts'
import { TIME_CELLS } from './cells-time.ts'
import type { PossessionFacts, PossessionStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, PossessionStory>(
  { ...MANNER_CELLS, ...TIME_CELLS, ...OWNER_CELLS },
  stories[0],
)

/** Every reason for or against title by adverse possession. Each is the key beside one twist or more. */
export const reasons = {
  'yes-hostile': worded('yes', 'yes-hostile'),
  'yes-continuous': worded('yes', 'yes-continuous'),
  'yes-tacking': worded('yes', 'yes-tacking'),
  'yes-denied': worded('yes', 'yes-denied'),
  'yes-disability': worded('yes', 'yes-disability'),
  'yes-runs': worded('yes', 'yes-runs'),
  'yes-color': worded('yes', 'yes-color'),
  'no-faith': worded('no', 'no-faith'),
  'no-tax': worded('no', 'no-tax'),
  'no-period': worded('no', 'no-period'),
  'no-continuous': worded('no', 'no-continuous'),
  'no-open': worded('no', 'no-open'),
  'no-exclusive': worded('no', 'no-exclusive'),
  'no-privity': worded('no', 'no-privity'),
  'no-permission': worded('no', 'no-permission'),
  'no-disability': worded('no', 'no-disability'),
  'no-running': worded('no', 'no-running'),
  'no-ouster': worded('no', 'no-ouster'),
  'no-color': worded('no', 'no-color'),
} as const satisfies ReasonTable<PossessionFacts, PossessionStory>
