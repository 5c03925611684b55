import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { TAKER_CELLS } from './cells-taker.ts'
import { TENANT_CELLS } from './cells-tenant.ts'
import type { TransferFacts, TransferStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, TransferStory>({ ...TAKER_CELLS, ...TENANT_CELLS }, stories[0])

/** Every reason for or against liability under the lease. Each is the key beside one twist or more. */
export const reasons = {
  'yes-estate': worded('yes', 'yes-estate'),
  'yes-assignment': worded('yes', 'yes-assignment'),
  'yes-assumed': worded('yes', 'yes-assumed'),
  'yes-accrued': worded('yes', 'yes-accrued'),
  'yes-voidable': worded('yes', 'yes-voidable'),
  'yes-reversion': worded('yes', 'yes-reversion'),
  'yes-contract': worded('yes', 'yes-contract'),
  'yes-burden': worded('yes', 'yes-burden'),
  'no-privity': worded('no', 'no-privity'),
  'no-promise': worded('no', 'no-promise'),
  'no-touch': worded('no', 'no-touch'),
  'no-ended': worded('no', 'no-ended'),
  'no-novation': worded('no', 'no-novation'),
  'no-own-debt': worded('no', 'no-own-debt'),
} as const satisfies ReasonTable<TransferFacts, TransferStory>
