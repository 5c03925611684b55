import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { CHANGE_CELLS } from './cells-change.ts'
import { ENDING_CELLS } from './cells-ending.ts'
import { EQUITY_CELLS } from './cells-equity.ts'
import { LAW_CELLS } from './cells-law.ts'
import { NOTICE_CELLS } from './cells-notice.ts'
import { SCHEME_CELLS } from './cells-scheme.ts'
import type { CovenantFacts, CovenantStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { sample } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, CovenantStory>(
  { ...LAW_CELLS, ...EQUITY_CELLS, ...NOTICE_CELLS, ...SCHEME_CELLS, ...CHANGE_CELLS, ...ENDING_CELLS },
  sample,
)

/** Every reason why a later owner is bound or free. Each is the key beside one twist or more. */
export const reasons = {
  'yes-privity': worded('yes', 'yes-privity'),
  'yes-benefit': worded('yes', 'yes-benefit'),
  'yes-touch': worded('yes', 'yes-touch'),
  'yes-equity': worded('yes', 'yes-equity'),
  'yes-notice': worded('yes', 'yes-notice'),
  'yes-value': worded('yes', 'yes-value'),
  'yes-scheme': worded('yes', 'yes-scheme'),
  'yes-zoning': worded('yes', 'yes-zoning'),
  'yes-remains': worded('yes', 'yes-remains'),
  'yes-separate': worded('yes', 'yes-separate'),
  'no-horizontal': worded('no', 'no-horizontal'),
  'no-vertical': worded('no', 'no-vertical'),
  'no-touch': worded('no', 'no-touch'),
  'no-intent': worded('no', 'no-intent'),
  'no-notice': worded('no', 'no-notice'),
  'no-gross': worded('no', 'no-gross'),
  'no-plan': worded('no', 'no-plan'),
  'no-changed': worded('no', 'no-changed'),
  'no-abandoned': worded('no', 'no-abandoned'),
  'no-acquiescence': worded('no', 'no-acquiescence'),
  'no-merger': worded('no', 'no-merger'),
} as const satisfies ReasonTable<CovenantFacts, CovenantStory>
