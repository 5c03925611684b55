import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { CREDITOR_CELLS } from './cells-creditor.ts'
import { OWNER_CELLS } from './cells-owner.ts'
import { TRANSFER_CELLS } from './cells-transfer.ts'
import type { SeveranceFacts, SeveranceStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, SeveranceStory>(
  { ...TRANSFER_CELLS, ...CREDITOR_CELLS, ...OWNER_CELLS },
  stories[0],
)

/** Every reason for or against an interest that escapes survivorship. Each is the key beside one twist or more. */
export const reasons = {
  'yes-conveyance': worded('yes', 'yes-conveyance'),
  'yes-sale': worded('yes', 'yes-sale'),
  'yes-mortgage': worded('yes', 'yes-mortgage'),
  'yes-contract': worded('yes', 'yes-contract'),
  'yes-partition': worded('yes', 'yes-partition'),
  'yes-agreement': worded('yes', 'yes-agreement'),
  'yes-killing': worded('yes', 'yes-killing'),
  'yes-common': worded('yes', 'yes-common'),
  'yes-share': worded('yes', 'yes-share'),
  'no-survivor': worded('no', 'no-survivor'),
  'no-delivery': worded('no', 'no-delivery'),
  'no-lien': worded('no', 'no-lien'),
  'no-contract': worded('no', 'no-contract'),
  'no-suit': worded('no', 'no-suit'),
  'no-agreement': worded('no', 'no-agreement'),
  'no-killing': worded('no', 'no-killing'),
  'no-remaining': worded('no', 'no-remaining'),
  'no-entirety': worded('no', 'no-entirety'),
} as const satisfies ReasonTable<SeveranceFacts, SeveranceStory>
