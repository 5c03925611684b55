import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { DEATH_CELLS } from './cells-death.ts'
import { DEED_CELLS } from './cells-deed.ts'
import { LOSS_CELLS } from './cells-loss.ts'
import { RESTRICTION_CELLS } from './cells-restriction.ts'
import { TIME_CELLS } from './cells-time.ts'
import { TITLE_CELLS } from './cells-title.ts'
import type { SaleFacts, SaleStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { sample } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, SaleStory>(
  { ...RESTRICTION_CELLS, ...TITLE_CELLS, ...TIME_CELLS, ...LOSS_CELLS, ...DEATH_CELLS, ...DEED_CELLS },
  sample,
)

/** Every reason why the claim succeeds or fails. Each is the key beside one twist or more. */
export const reasons = {
  'yes-cleared': worded('yes', 'yes-cleared'),
  'yes-accepted': worded('yes', 'yes-accepted'),
  'yes-public': worded('yes', 'yes-public'),
  'yes-good': worded('yes', 'yes-good'),
  'yes-due': worded('yes', 'yes-due'),
  'yes-inessential': worded('yes', 'yes-inessential'),
  'yes-waived': worded('yes', 'yes-waived'),
  'yes-conversion': worded('yes', 'yes-conversion'),
  'yes-possession': worded('yes', 'yes-possession'),
  'yes-collateral': worded('yes', 'yes-collateral'),
  'no-encumbrance': worded('no', 'no-encumbrance'),
  'no-violation': worded('no', 'no-violation'),
  'no-doubt': worded('no', 'no-doubt'),
  'no-implied': worded('no', 'no-implied'),
  'no-essence': worded('no', 'no-essence'),
  'no-act': worded('no', 'no-act'),
  'no-fault': worded('no', 'no-fault'),
  'no-condition': worded('no', 'no-condition'),
  'no-clause': worded('no', 'no-clause'),
  'no-real': worded('no', 'no-real'),
  'no-deed': worded('no', 'no-deed'),
} as const satisfies ReasonTable<SaleFacts, SaleStory>
