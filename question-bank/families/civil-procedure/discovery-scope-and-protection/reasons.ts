import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { DISCLOSURE_CELLS } from './cells-disclosure.ts'
import { EXPERT_CELLS } from './cells-expert.ts'
import { KNOWLEDGE_CELLS } from './cells-knowledge.ts'
import { SCOPE_CELLS } from './cells-scope.ts'
import { WAIVER_CELLS } from './cells-waiver.ts'
import { WORK_CELLS } from './cells-work.ts'
import type { DiscoveryFacts, DiscoveryStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, DiscoveryStory>(
  {
    ...SCOPE_CELLS,
    ...WORK_CELLS,
    ...KNOWLEDGE_CELLS,
    ...EXPERT_CELLS,
    ...DISCLOSURE_CELLS,
    ...WAIVER_CELLS,
  },
  stories[0],
)

/** Every reason why discovery is to be had or not. Each is the key beside one twist or more. */
export const reasons = {
  'yes-relevant': worded('yes', 'yes-relevant'),
  'yes-good-cause': worded('yes', 'yes-good-cause'),
  'yes-ordinary': worded('yes', 'yes-ordinary'),
  'yes-need': worded('yes', 'yes-need'),
  'yes-own': worded('yes', 'yes-own'),
  'yes-facts': worded('yes', 'yes-facts'),
  'yes-exceptional': worded('yes', 'yes-exceptional'),
  'yes-considered': worded('yes', 'yes-considered'),
  'yes-waived': worded('yes', 'yes-waived'),
  'yes-fairness': worded('yes', 'yes-fairness'),
  'no-relevant': worded('no', 'no-relevant'),
  'no-proportional': worded('no', 'no-proportional'),
  'no-accessible': worded('no', 'no-accessible'),
  'no-work-product': worded('no', 'no-work-product'),
  'no-opinion': worded('no', 'no-opinion'),
  'no-privilege': worded('no', 'no-privilege'),
  'no-consulting': worded('no', 'no-consulting'),
  'no-trial-preparation': worded('no', 'no-trial-preparation'),
  'no-inadvertent': worded('no', 'no-inadvertent'),
  'no-order': worded('no', 'no-order'),
  'no-extent': worded('no', 'no-extent'),
} as const satisfies ReasonTable<DiscoveryFacts, DiscoveryStory>
