import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { GRANT_CELLS } from './cells-grant.ts'
import { RULE_CELLS } from './cells-rule.ts'
import { TAX_CELLS } from './cells-tax.ts'
import type { MeansFacts, MeansStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, MeansStory>(
  { ...RULE_CELLS, ...GRANT_CELLS, ...TAX_CELLS },
  stories[0],
)

/** Every reason for or against the power of Congress. Each is the key beside one twist or more. */
export const reasons = {
  'yes-alike': worded('yes', 'yes-alike'),
  'yes-choice': worded('yes', 'yes-choice'),
  'yes-supreme': worded('yes', 'yes-supreme'),
  'yes-grant': worded('yes', 'yes-grant'),
  'yes-tax': worded('yes', 'yes-tax'),
  'yes-private': worded('yes', 'yes-private'),
  'no-order': worded('no', 'no-order'),
  'no-notice': worded('no', 'no-notice'),
  'no-related': worded('no', 'no-related'),
  'no-bar': worded('no', 'no-bar'),
  'no-coercion': worded('no', 'no-coercion'),
  'no-penalty': worded('no', 'no-penalty'),
  'no-direct': worded('no', 'no-direct'),
  'no-welfare': worded('no', 'no-welfare'),
} as const satisfies ReasonTable<MeansFacts, MeansStory>
