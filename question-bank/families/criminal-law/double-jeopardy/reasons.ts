import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { OTHER_CELLS } from './cells-other.ts'
import { MORE_OTHER_CELLS } from './cells-other-more.ts'
import { SAME_CELLS } from './cells-same.ts'
import { VERDICT_CELLS } from './cells-verdict.ts'
import type { JeopardyFacts, JeopardyStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, JeopardyStory>(
  { ...SAME_CELLS, ...VERDICT_CELLS, ...OTHER_CELLS, ...MORE_OTHER_CELLS },
  stories[0],
)

/** Every reason for or against a bar. Each is the key beside one twist or more. */
export const reasons = {
  'yes-attached': worded('yes', 'yes-attached'),
  'yes-acquittal': worded('yes', 'yes-acquittal'),
  'yes-proof': worded('yes', 'yes-proof'),
  'yes-fault': worded('yes', 'yes-fault'),
  'yes-same': worded('yes', 'yes-same'),
  'yes-sovereign': worded('yes', 'yes-sovereign'),
  'yes-issue': worded('yes', 'yes-issue'),
  'no-attached': worded('no', 'no-attached'),
  'no-necessity': worded('no', 'no-necessity'),
  'no-consent': worded('no', 'no-consent'),
  'no-reversal': worded('no', 'no-reversal'),
  'no-verdict': worded('no', 'no-verdict'),
  'no-different': worded('no', 'no-different'),
  'no-sovereign': worded('no', 'no-sovereign'),
  'no-penalty': worded('no', 'no-penalty'),
} as const satisfies ReasonTable<JeopardyFacts, JeopardyStory>
