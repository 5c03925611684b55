import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { BAILEE_CELLS } from './cells-bailee.ts'
import { BREACH_CELLS } from './cells-breach.ts'
import { CARRIER_CELLS } from './cells-carrier.ts'
import { CONFORMITY_CELLS } from './cells-conformity.ts'
import { PICKUP_CELLS } from './cells-pickup.ts'
import type { RiskFacts, RiskStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, RiskStory>(
  { ...CARRIER_CELLS, ...CONFORMITY_CELLS, ...PICKUP_CELLS, ...BREACH_CELLS, ...BAILEE_CELLS },
  stories[0],
)

/** Every reason why the loss falls on the buyer or doesn't. Each is the key beside one twist or more. */
export const reasons = {
  'yes-shipment': worded('yes', 'yes-shipment'),
  'yes-tender': worded('yes', 'yes-tender'),
  'yes-bailee': worded('yes', 'yes-bailee'),
  'yes-accepted': worded('yes', 'yes-accepted'),
  'yes-breach': worded('yes', 'yes-breach'),
  'yes-agreed': worded('yes', 'yes-agreed'),
  'no-carrier': worded('no', 'no-carrier'),
  'no-destination': worded('no', 'no-destination'),
  'no-tender': worded('no', 'no-tender'),
  'no-receipt': worded('no', 'no-receipt'),
  'no-bailee': worded('no', 'no-bailee'),
  'no-nonconforming': worded('no', 'no-nonconforming'),
  'no-insurance': worded('no', 'no-insurance'),
  'no-time': worded('no', 'no-time'),
  'no-agreed': worded('no', 'no-agreed'),
} as const satisfies ReasonTable<RiskFacts, RiskStory>
