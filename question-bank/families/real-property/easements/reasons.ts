import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { ENDING_CELLS } from './cells-ending.ts'
import { GRANT_CELLS } from './cells-grant.ts'
import { LONG_USE_CELLS } from './cells-long-use.ts'
import { NECESSITY_CELLS } from './cells-necessity.ts'
import { PERMISSION_CELLS } from './cells-permission.ts'
import { PRIOR_USE_CELLS } from './cells-prior-use.ts'
import type { EasementFacts, EasementStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, EasementStory>(
  {
    ...GRANT_CELLS,
    ...ENDING_CELLS,
    ...PERMISSION_CELLS,
    ...PRIOR_USE_CELLS,
    ...NECESSITY_CELLS,
    ...LONG_USE_CELLS,
  },
  stories[0],
)

/** Every reason for or against the right that is claimed. Each is the key beside one twist or more. */
export const reasons = {
  'yes-appurtenant': worded('yes', 'yes-appurtenant'),
  'yes-prior-use': worded('yes', 'yes-prior-use'),
  'yes-necessity': worded('yes', 'yes-necessity'),
  'yes-prescription': worded('yes', 'yes-prescription'),
  'yes-estoppel': worded('yes', 'yes-estoppel'),
  'yes-survives': worded('yes', 'yes-survives'),
  'yes-writing': worded('yes', 'yes-writing'),
  'yes-location': worded('yes', 'yes-location'),
  'no-license': worded('no', 'no-license'),
  'no-writing': worded('no', 'no-writing'),
  'no-need': worded('no', 'no-need'),
  'no-common-owner': worded('no', 'no-common-owner'),
  'no-intent': worded('no', 'no-intent'),
  'no-continuity': worded('no', 'no-continuity'),
  'no-notice': worded('no', 'no-notice'),
  'no-scope': worded('no', 'no-scope'),
  'no-relocation': worded('no', 'no-relocation'),
  'no-abandonment': worded('no', 'no-abandonment'),
  'no-merger': worded('no', 'no-merger'),
  'no-estoppel': worded('no', 'no-estoppel'),
} as const satisfies ReasonTable<EasementFacts, EasementStory>
