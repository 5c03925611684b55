import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { AGREEMENT_CELLS } from './cells-agreement.ts'
import { CONDITION_CELLS } from './cells-condition.ts'
import { EVENT_CELLS } from './cells-event.ts'
import { EXCHANGE_CELLS } from './cells-exchange.ts'
import { PURPOSE_CELLS } from './cells-purpose.ts'
import { SATISFACTION_CELLS } from './cells-satisfaction.ts'
import type { ExcuseFacts, ExcuseStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, ExcuseStory>(
  {
    ...CONDITION_CELLS,
    ...SATISFACTION_CELLS,
    ...EXCHANGE_CELLS,
    ...EVENT_CELLS,
    ...PURPOSE_CELLS,
    ...AGREEMENT_CELLS,
  },
  stories[0],
)

/** Every reason why the defendant is liable or isn't. Each is the key beside one twist or more. */
export const reasons = {
  'yes-prevention': worded('yes', 'yes-prevention'),
  'yes-waiver': worded('yes', 'yes-waiver'),
  'yes-reasonable': worded('yes', 'yes-reasonable'),
  'yes-substantial': worded('yes', 'yes-substantial'),
  'yes-divisible': worded('yes', 'yes-divisible'),
  'yes-fault': worded('yes', 'yes-fault'),
  'yes-rebuild': worded('yes', 'yes-rebuild'),
  'yes-cost': worded('yes', 'yes-cost'),
  'yes-assumed': worded('yes', 'yes-assumed'),
  'yes-profit': worded('yes', 'yes-profit'),
  'yes-accord': worded('yes', 'yes-accord'),
  'yes-undisputed': worded('yes', 'yes-undisputed'),
  'yes-delegation': worded('yes', 'yes-delegation'),
  'no-condition': worded('no', 'no-condition'),
  'no-retraction': worded('no', 'no-retraction'),
  'no-satisfaction': worded('no', 'no-satisfaction'),
  'no-material': worded('no', 'no-material'),
  'no-order': worded('no', 'no-order'),
  'no-impossible': worded('no', 'no-impossible'),
  'no-personal': worded('no', 'no-personal'),
  'no-ban': worded('no', 'no-ban'),
  'no-frustration': worded('no', 'no-frustration'),
  'no-accord': worded('no', 'no-accord'),
  'no-novation': worded('no', 'no-novation'),
} as const satisfies ReasonTable<ExcuseFacts, ExcuseStory>
