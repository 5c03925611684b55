import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { AMENDMENT_CELLS } from './cells-amendment.ts'
import { CLAIM_CELLS } from './cells-claim.ts'
import { LEAVE_CELLS } from './cells-leave.ts'
import { PARTY_CELLS } from './cells-party.ts'
import { RELATION_CELLS } from './cells-relation.ts'
import { STRANGER_CELLS } from './cells-stranger.ts'
import type { JoinderFacts, JoinderStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, JoinderStory>(
  {
    ...AMENDMENT_CELLS,
    ...LEAVE_CELLS,
    ...RELATION_CELLS,
    ...CLAIM_CELLS,
    ...PARTY_CELLS,
    ...STRANGER_CELLS,
  },
  stories[0],
)

/** Every reason for or against the added claim or party. Each is the key beside one twist or more. */
export const reasons = {
  'yes-course': worded('yes', 'yes-course'),
  'yes-leave': worded('yes', 'yes-leave'),
  'yes-consent': worded('yes', 'yes-consent'),
  'yes-same': worded('yes', 'yes-same'),
  'yes-mistake': worded('yes', 'yes-mistake'),
  'yes-opposing': worded('yes', 'yes-opposing'),
  'yes-derivative': worded('yes', 'yes-derivative'),
  'yes-interest': worded('yes', 'yes-interest'),
  'no-time': worded('no', 'no-time'),
  'no-futile': worded('no', 'no-futile'),
  'no-prejudice': worded('no', 'no-prejudice'),
  'no-diligence': worded('no', 'no-diligence'),
  'no-different': worded('no', 'no-different'),
  'no-notice': worded('no', 'no-notice'),
  'no-mistake': worded('no', 'no-mistake'),
  'no-direct': worded('no', 'no-direct'),
  'no-joint': worded('no', 'no-joint'),
  'no-adequate': worded('no', 'no-adequate'),
} as const satisfies ReasonTable<JoinderFacts, JoinderStory>
