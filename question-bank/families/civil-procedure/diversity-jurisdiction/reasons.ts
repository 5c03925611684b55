import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { AGGREGATE_CELLS } from './cells-aggregate.ts'
import { AMOUNT_CELLS } from './cells-amount.ts'
import { COMPANY_CELLS } from './cells-company.ts'
import { MOVE_CELLS } from './cells-move.ts'
import { PERSON_CELLS } from './cells-person.ts'
import type { DiversityFacts, DiversityStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, DiversityStory>(
  { ...COMPANY_CELLS, ...PERSON_CELLS, ...MOVE_CELLS, ...AMOUNT_CELLS, ...AGGREGATE_CELLS },
  stories[0],
)

/** Every reason for or against diversity jurisdiction. Each is the key beside one twist or more. */
export const reasons = {
  'yes-nerve': worded('yes', 'yes-nerve'),
  'yes-corporation': worded('yes', 'yes-corporation'),
  'yes-members': worded('yes', 'yes-members'),
  'yes-alien': worded('yes', 'yes-alien'),
  'yes-estate': worded('yes', 'yes-estate'),
  'yes-domicile': worded('yes', 'yes-domicile'),
  'yes-filing': worded('yes', 'yes-filing'),
  'yes-sum': worded('yes', 'yes-sum'),
  'yes-demand': worded('yes', 'yes-demand'),
  'yes-aggregate': worded('yes', 'yes-aggregate'),
  'yes-whole': worded('yes', 'yes-whole'),
  'no-corporation': worded('no', 'no-corporation'),
  'no-nerve': worded('no', 'no-nerve'),
  'no-members': worded('no', 'no-members'),
  'no-alien': worded('no', 'no-alien'),
  'no-stateless': worded('no', 'no-stateless'),
  'no-estate': worded('no', 'no-estate'),
  'no-domicile': worded('no', 'no-domicile'),
  'no-filing': worded('no', 'no-filing'),
  'no-sum': worded('no', 'no-sum'),
  'no-aggregate': worded('no', 'no-aggregate'),
} as const satisfies ReasonTable<DiversityFacts, DiversityStory>
