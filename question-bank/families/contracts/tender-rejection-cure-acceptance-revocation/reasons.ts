import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { ACCEPTED_CELLS } from './cells-accepted.ts'
import { INSTALLMENT_CELLS } from './cells-installment.ts'
import { REJECTED_CELLS } from './cells-rejected.ts'
import { REVOKED_CELLS } from './cells-revoked.ts'
import type { TenderFacts, TenderStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, TenderStory>(
  { ...REJECTED_CELLS, ...ACCEPTED_CELLS, ...REVOKED_CELLS, ...INSTALLMENT_CELLS },
  stories[0],
)

/** Every reason for or against the buyer. Each is the key beside one twist or more. */
export const reasons = {
  'yes-perfect': worded('yes', 'yes-perfect'),
  'yes-expired': worded('yes', 'yes-expired'),
  'yes-not-accepted': worded('yes', 'yes-not-accepted'),
  'yes-revoked': worded('yes', 'yes-revoked'),
  'yes-impaired': worded('yes', 'yes-impaired'),
  'no-cure': worded('no', 'no-cure'),
  'no-particulars': worded('no', 'no-particulars'),
  'no-accepted': worded('no', 'no-accepted'),
  'no-knew': worded('no', 'no-knew'),
  'no-impairment': worded('no', 'no-impairment'),
  'no-late': worded('no', 'no-late'),
} as const satisfies ReasonTable<TenderFacts, TenderStory>
