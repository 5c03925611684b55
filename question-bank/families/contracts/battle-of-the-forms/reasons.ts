import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { ACCEPTANCE_CELLS } from './cells-acceptance.ts'
import { CONDITIONAL_CELLS } from './cells-conditional.ts'
import { CONFIRMATION_CELLS } from './cells-confirmation.ts'
import { OBJECTION_CELLS } from './cells-objection.ts'
import type { FormsFacts, FormsStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, FormsStory>(
  { ...ACCEPTANCE_CELLS, ...OBJECTION_CELLS, ...CONDITIONAL_CELLS, ...CONFIRMATION_CELLS },
  stories[0],
)

/** Every reason why a clause binds or doesn't. Each is the key beside one twist or more. */
export const reasons = {
  'yes-additional': worded('yes', 'yes-additional'),
  'yes-assent': worded('yes', 'yes-assent'),
  'yes-offer': worded('yes', 'yes-offer'),
  'yes-counter': worded('yes', 'yes-counter'),
  'yes-agreed': worded('yes', 'yes-agreed'),
  'no-material': worded('no', 'no-material'),
  'no-limited': worded('no', 'no-limited'),
  'no-objection': worded('no', 'no-objection'),
  'no-proposal': worded('no', 'no-proposal'),
  'no-knockout': worded('no', 'no-knockout'),
  'no-conduct': worded('no', 'no-conduct'),
  'no-contract': worded('no', 'no-contract'),
} as const satisfies ReasonTable<FormsFacts, FormsStory>
