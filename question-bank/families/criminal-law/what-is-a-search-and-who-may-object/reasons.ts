import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { EXPOSED_CELLS } from './cells-exposed.ts'
import { SEARCH_CELLS } from './cells-search.ts'
import { STANDING_CELLS } from './cells-standing.ts'
import type { SearchFacts, SearchStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, SearchStory>(
  { ...SEARCH_CELLS, ...EXPOSED_CELLS, ...STANDING_CELLS },
  stories[0],
)

/** Every reason for or against the motion. Each is the key beside one twist or more. */
export const reasons = {
  'yes-trespass': worded('yes', 'yes-trespass'),
  'yes-privacy': worded('yes', 'yes-privacy'),
  'yes-guest': worded('yes', 'yes-guest'),
  'yes-possession': worded('yes', 'yes-possession'),
  'yes-seized': worded('yes', 'yes-seized'),
  'yes-further': worded('yes', 'yes-further'),
  'no-exposed': worded('no', 'no-exposed'),
  'no-field': worded('no', 'no-field'),
  'no-contraband': worded('no', 'no-contraband'),
  'no-third': worded('no', 'no-third'),
  'no-standing': worded('no', 'no-standing'),
  'no-private': worded('no', 'no-private'),
} as const satisfies ReasonTable<SearchFacts, SearchStory>
