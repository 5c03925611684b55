import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { LINK_CELLS } from './cells-link.ts'
import { RELIANCE_CELLS } from './cells-reliance.ts'
import { USE_CELLS } from './cells-use.ts'
import type { ExclusionFacts, ExclusionStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, ExclusionStory>(
  { ...RELIANCE_CELLS, ...LINK_CELLS, ...USE_CELLS },
  stories[0],
)

/** Every reason that can be given for or against the evidence. Each is the key beside one twist or more. */
export const reasons = {
  'yes-reliance': worded('yes', 'yes-reliance'),
  'yes-isolated': worded('yes', 'yes-isolated'),
  'yes-remainder': worded('yes', 'yes-remainder'),
  'yes-attenuated': worded('yes', 'yes-attenuated'),
  'yes-product': worded('yes', 'yes-product'),
  'yes-source': worded('yes', 'yes-source'),
  'yes-inevitable': worded('yes', 'yes-inevitable'),
  'yes-remedy': worded('yes', 'yes-remedy'),
  'yes-impeach': worded('yes', 'yes-impeach'),
  'yes-proceeding': worded('yes', 'yes-proceeding'),
  'no-face': worded('no', 'no-face'),
  'no-lie': worded('no', 'no-lie'),
  'no-culpable': worded('no', 'no-culpable'),
  'no-fruit': worded('no', 'no-fruit'),
  'no-source': worded('no', 'no-source'),
  'no-impeach': worded('no', 'no-impeach'),
  'no-proceeding': worded('no', 'no-proceeding'),
  'no-involuntary': worded('no', 'no-involuntary'),
} as const satisfies ReasonTable<ExclusionFacts, ExclusionStory>
