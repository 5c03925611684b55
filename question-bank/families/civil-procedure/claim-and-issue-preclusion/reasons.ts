import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { DISMISSAL_CELLS } from './cells-dismissal.ts'
import { FINDING_CELLS } from './cells-finding.ts'
import { JUDGMENT_CELLS } from './cells-judgment.ts'
import { MUTUALITY_CELLS } from './cells-mutuality.ts'
import { PARTY_CELLS } from './cells-party.ts'
import { PROSECUTION_CELLS } from './cells-prosecution.ts'
import type { PreclusionFacts, PreclusionStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, PreclusionStory>(
  {
    ...JUDGMENT_CELLS,
    ...DISMISSAL_CELLS,
    ...PARTY_CELLS,
    ...MUTUALITY_CELLS,
    ...FINDING_CELLS,
    ...PROSECUTION_CELLS,
  },
  stories[0],
)

/** Every reason why a judgment precludes or doesn't. Each is the key beside one twist or more. */
export const reasons = {
  'yes-transaction': worded('yes', 'yes-transaction'),
  'yes-merits': worded('yes', 'yes-merits'),
  'yes-final': worded('yes', 'yes-final'),
  'yes-privity': worded('yes', 'yes-privity'),
  'yes-nonmutual': worded('yes', 'yes-nonmutual'),
  'yes-litigated': worded('yes', 'yes-litigated'),
  'yes-essential': worded('yes', 'yes-essential'),
  'no-transaction': worded('no', 'no-transaction'),
  'no-merits': worded('no', 'no-merits'),
  'no-final': worded('no', 'no-final'),
  'no-party': worded('no', 'no-party'),
  'no-fair': worded('no', 'no-fair'),
  'no-litigated': worded('no', 'no-litigated'),
  'no-essential': worded('no', 'no-essential'),
  'no-burden': worded('no', 'no-burden'),
  'no-identical': worded('no', 'no-identical'),
} as const satisfies ReasonTable<PreclusionFacts, PreclusionStory>
