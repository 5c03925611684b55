import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { CHAIN_CELLS } from './cells-chain.ts'
import { NOTICE_CELLS } from './cells-notice.ts'
import { PROTECTED_CELLS } from './cells-protected.ts'
import { RACE_CELLS } from './cells-race.ts'
import type { RecordingFacts, RecordingStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, RecordingStory>(
  { ...RACE_CELLS, ...NOTICE_CELLS, ...PROTECTED_CELLS, ...CHAIN_CELLS },
  stories[0],
)

/** Every reason for or against the later claim. Each is the key beside one twist or more. */
export const reasons = {
  'yes-race': worded('yes', 'yes-race'),
  'yes-notice': worded('yes', 'yes-notice'),
  'yes-race-notice': worded('yes', 'yes-race-notice'),
  'yes-later': worded('yes', 'yes-later'),
  'yes-value': worded('yes', 'yes-value'),
  'yes-wild': worded('yes', 'yes-wild'),
  'yes-shelter': worded('yes', 'yes-shelter'),
  'no-priority': worded('no', 'no-priority'),
  'no-actual': worded('no', 'no-actual'),
  'no-inquiry': worded('no', 'no-inquiry'),
  'no-record': worded('no', 'no-record'),
  'no-value': worded('no', 'no-value'),
  'no-shelter': worded('no', 'no-shelter'),
} as const satisfies ReasonTable<RecordingFacts, RecordingStory>
