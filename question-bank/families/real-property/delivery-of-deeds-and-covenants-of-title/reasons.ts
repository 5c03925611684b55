import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { COVENANT_CELLS } from './cells-covenants.ts'
import { GIFT_CELLS } from './cells-gift.ts'
import { HOLDER_CELLS } from './cells-holder.ts'
import { LIMITED_CELLS } from './cells-limited.ts'
import type { DeedFacts, DeedStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, DeedStory>(
  { ...GIFT_CELLS, ...HOLDER_CELLS, ...COVENANT_CELLS, ...LIMITED_CELLS },
  stories[0],
)

/** Every reason for or against the person who claims under the deed. Each is the key beside one twist or more. */
export const reasons = {
  'yes-handed': worded('yes', 'yes-handed'),
  'yes-stays': worded('yes', 'yes-stays'),
  'yes-oral': worded('yes', 'yes-oral'),
  'yes-recorded': worded('yes', 'yes-recorded'),
  'yes-third': worded('yes', 'yes-third'),
  'yes-escrow': worded('yes', 'yes-escrow'),
  'no-intent': worded('no', 'no-intent'),
  'no-control': worded('no', 'no-control'),
  'no-testament': worded('no', 'no-testament'),
  'no-refused': worded('no', 'no-refused'),
  'no-recall': worded('no', 'no-recall'),
  'no-condition': worded('no', 'no-condition'),
  'yes-present': worded('yes', 'yes-present'),
  'yes-ousted': worded('yes', 'yes-ousted'),
  'yes-runs': worded('yes', 'yes-runs'),
  'no-late': worded('no', 'no-late'),
  'no-eviction': worded('no', 'no-eviction'),
  'no-personal': worded('no', 'no-personal'),
  'no-unlawful': worded('no', 'no-unlawful'),
  'no-special': worded('no', 'no-special'),
  'no-quitclaim': worded('no', 'no-quitclaim'),
} as const satisfies ReasonTable<DeedFacts, DeedStory>
