import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { BUSINESS_CELLS } from './cells-business.ts'
import { CUSTODY_CELLS } from './cells-custody.ts'
import { DEBT_CELLS } from './cells-debt.ts'
import { HEARING_CELLS } from './cells-hearing.ts'
import { INTEREST_CELLS } from './cells-interest.ts'
import { LAND_CELLS } from './cells-land.ts'
import { PUPIL_CELLS } from './cells-pupil.ts'
import type { ActionFacts, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'
import type { ActionStory } from './story.ts'

const worded = wordedFrom<Twist, ReasonId, ActionStory>(
  {
    ...LAND_CELLS,
    ...BUSINESS_CELLS,
    ...DEBT_CELLS,
    ...INTEREST_CELLS,
    ...HEARING_CELLS,
    ...PUPIL_CELLS,
    ...CUSTODY_CELLS,
  },
  stories[0],
)

/** Every reason why there was state action, or a denial of due process, or why not. Each is the key beside one twist or more. */
export const reasons = {
  'yes-function': worded('yes', 'yes-function'),
  'yes-coerced': worded('yes', 'yes-coerced'),
  'yes-entwined': worded('yes', 'yes-entwined'),
  'yes-joint': worded('yes', 'yes-joint'),
  'yes-court': worded('yes', 'yes-court'),
  'yes-property': worded('yes', 'yes-property'),
  'yes-plus': worded('yes', 'yes-plus'),
  'yes-evidentiary': worded('yes', 'yes-evidentiary'),
  'yes-respond': worded('yes', 'yes-respond'),
  'yes-established': worded('yes', 'yes-established'),
  'yes-individual': worded('yes', 'yes-individual'),
  'no-function': worded('no', 'no-function'),
  'no-regulation': worded('no', 'no-regulation'),
  'no-funding': worded('no', 'no-funding'),
  'no-permitted': worded('no', 'no-permitted'),
  'no-private': worded('no', 'no-private'),
  'no-expectancy': worded('no', 'no-expectancy'),
  'no-reputation': worded('no', 'no-reputation'),
  'no-later': worded('no', 'no-later'),
  'no-informal': worded('no', 'no-informal'),
  'no-random': worded('no', 'no-random'),
  'no-negligent': worded('no', 'no-negligent'),
  'no-legislative': worded('no', 'no-legislative'),
} as const satisfies ReasonTable<ActionFacts, ActionStory>
