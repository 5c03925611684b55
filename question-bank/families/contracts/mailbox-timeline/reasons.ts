import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { ACCEPTANCE_CELLS } from './cells-acceptance.ts'
import { REJECTION_CELLS } from './cells-rejection.ts'
import { REVOCATION_CELLS } from './cells-revocation.ts'
import { TERMS_CELLS } from './cells-terms.ts'
import type { MailboxFacts, MailboxStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, MailboxStory>(
  { ...REVOCATION_CELLS, ...ACCEPTANCE_CELLS, ...REJECTION_CELLS, ...TERMS_CELLS },
  stories[0],
)

/** Every reason for or against a contract. Each is the key beside one twist or more. */
export const reasons = {
  'yes-dispatch': worded('yes', 'yes-dispatch'),
  'yes-received': worded('yes', 'yes-received'),
  'yes-irrevocable': worded('yes', 'yes-irrevocable'),
  'yes-prompt': worded('yes', 'yes-prompt'),
  'no-revoked': worded('no', 'no-revoked'),
  'no-receipt': worded('no', 'no-receipt'),
  'no-rejected': worded('no', 'no-rejected'),
  'no-ended': worded('no', 'no-ended'),
  'no-dispatch': worded('no', 'no-dispatch'),
  'no-death': worded('no', 'no-death'),
  'no-relied': worded('no', 'no-relied'),
} as const satisfies ReasonTable<MailboxFacts, MailboxStory>
