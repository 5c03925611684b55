import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { ASSOCIATION_CELLS } from './cells-association.ts'
import { CAUSE_CELLS } from './cells-cause.ts'
import { CITIZEN_CELLS } from './cells-citizen.ts'
import { ENDED_CELLS } from './cells-ended.ts'
import { INJURY_CELLS } from './cells-injury.ts'
import { OTHERS_CELLS } from './cells-others.ts'
import type { StandingFacts, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'
import type { StandingStory } from './story.ts'

const worded = wordedFrom<Twist, ReasonId, StandingStory>(
  {
    ...INJURY_CELLS,
    ...CAUSE_CELLS,
    ...CITIZEN_CELLS,
    ...ASSOCIATION_CELLS,
    ...OTHERS_CELLS,
    ...ENDED_CELLS,
  },
  stories[0],
)

/** Every reason why the court may hear the suit or may not. Each is the key beside one twist or more. */
export const reasons = {
  'yes-injury': worded('yes', 'yes-injury'),
  'yes-imminent': worded('yes', 'yes-imminent'),
  'yes-traceable': worded('yes', 'yes-traceable'),
  'yes-redress': worded('yes', 'yes-redress'),
  'yes-right': worded('yes', 'yes-right'),
  'yes-taxpayer': worded('yes', 'yes-taxpayer'),
  'yes-association': worded('yes', 'yes-association'),
  'yes-third': worded('yes', 'yes-third'),
  'yes-live': worded('yes', 'yes-live'),
  'yes-cessation': worded('yes', 'yes-cessation'),
  'yes-repetition': worded('yes', 'yes-repetition'),
  'yes-class': worded('yes', 'yes-class'),
  'no-imminent': worded('no', 'no-imminent'),
  'no-concrete': worded('no', 'no-concrete'),
  'no-cause': worded('no', 'no-cause'),
  'no-redress': worded('no', 'no-redress'),
  'no-general': worded('no', 'no-general'),
  'no-nexus': worded('no', 'no-nexus'),
  'no-participation': worded('no', 'no-participation'),
  'no-germane': worded('no', 'no-germane'),
  'no-member': worded('no', 'no-member'),
  'no-third': worded('no', 'no-third'),
  'no-moot': worded('no', 'no-moot'),
} as const satisfies ReasonTable<StandingFacts, StandingStory>
