import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { DEFENSE_CELLS } from './cells-defense.ts'
import { FEDERAL_CELLS } from './cells-federal.ts'
import { LATER_CELLS } from './cells-later.ts'
import { PLAINTIFF_CELLS } from './cells-plaintiff.ts'
import type { SupplementalFacts, SupplementalStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, SupplementalStory>(
  { ...FEDERAL_CELLS, ...DEFENSE_CELLS, ...PLAINTIFF_CELLS, ...LATER_CELLS },
  stories[0],
)

/** Every reason for or against jurisdiction over the further claim. Each is the key beside one twist or more. */
export const reasons = {
  'yes-nucleus': worded('yes', 'yes-nucleus'),
  'yes-party': worded('yes', 'yes-party'),
  'yes-ground': worded('yes', 'yes-ground'),
  'yes-defense': worded('yes', 'yes-defense'),
  'yes-own': worded('yes', 'yes-own'),
  'yes-amount': worded('yes', 'yes-amount'),
  'yes-discretion': worded('yes', 'yes-discretion'),
  'no-nucleus': worded('no', 'no-nucleus'),
  'no-bar': worded('no', 'no-bar'),
  'no-citizenship': worded('no', 'no-citizenship'),
  'no-amount': worded('no', 'no-amount'),
  'no-anchor': worded('no', 'no-anchor'),
} as const satisfies ReasonTable<SupplementalFacts, SupplementalStory>
