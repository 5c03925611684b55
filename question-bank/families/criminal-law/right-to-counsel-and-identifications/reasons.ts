import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { IDENTITY_CELLS } from './cells-identity.ts'
import { WORDS_CELLS } from './cells-words.ts'
import { MORE_WORDS_CELLS } from './cells-words-more.ts'
import type { CounselFacts, CounselStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, CounselStory>(
  { ...WORDS_CELLS, ...MORE_WORDS_CELLS, ...IDENTITY_CELLS },
  stories[0],
)

/** Every reason that can be given for or against the evidence. Each is the key beside one twist or more. */
export const reasons = {
  'yes-attached': worded('yes', 'yes-attached'),
  'yes-passive': worded('yes', 'yes-passive'),
  'yes-private': worded('yes', 'yes-private'),
  'yes-offense': worded('yes', 'yes-offense'),
  'yes-waiver': worded('yes', 'yes-waiver'),
  'yes-impeach': worded('yes', 'yes-impeach'),
  'yes-stage': worded('yes', 'yes-stage'),
  'yes-source': worded('yes', 'yes-source'),
  'yes-reliable': worded('yes', 'yes-reliable'),
  'yes-jury': worded('yes', 'yes-jury'),
  'no-warnings': worded('no', 'no-warnings'),
  'no-elicit': worded('no', 'no-elicit'),
  'no-stage': worded('no', 'no-stage'),
  'no-reach': worded('no', 'no-reach'),
  'no-waiver': worded('no', 'no-waiver'),
  'no-lineup': worded('no', 'no-lineup'),
  'no-source': worded('no', 'no-source'),
  'no-reliable': worded('no', 'no-reliable'),
} as const satisfies ReasonTable<CounselFacts, CounselStory>
