import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { EXACTION_CELLS } from './cells-exaction.ts'
import { PHYSICAL_CELLS } from './cells-physical.ts'
import { REGULATION_CELLS } from './cells-regulation.ts'
import type { TakingFacts, TakingStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, TakingStory>(
  { ...PHYSICAL_CELLS, ...REGULATION_CELLS, ...EXACTION_CELLS },
  stories[0],
)

/** Every reason for or against the claim of a taking. Each is the key beside one twist or more. */
export const reasons = {
  'yes-physical': worded('yes', 'yes-physical'),
  'yes-compensation': worded('yes', 'yes-compensation'),
  'yes-total': worded('yes', 'yes-total'),
  'yes-no-bar': worded('yes', 'yes-no-bar'),
  'yes-nexus': worded('yes', 'yes-nexus'),
  'yes-proportion': worded('yes', 'yes-proportion'),
  'yes-private': worded('yes', 'yes-private'),
  'no-balance': worded('no', 'no-balance'),
  'no-trespass': worded('no', 'no-trespass'),
  'no-background': worded('no', 'no-background'),
  'no-final': worded('no', 'no-final'),
  'no-condition': worded('no', 'no-condition'),
  'no-tax': worded('no', 'no-tax'),
  'no-public': worded('no', 'no-public'),
} as const satisfies ReasonTable<TakingFacts, TakingStory>
