import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { BASIS_CELLS } from './cells-basis.ts'
import { CLOCK_CELLS } from './cells-clock.ts'
import { CONSENT_CELLS } from './cells-consent.ts'
import { FORUM_CELLS } from './cells-forum.ts'
import type { RemovalFacts, RemovalStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, RemovalStory>(
  { ...BASIS_CELLS, ...CLOCK_CELLS, ...CONSENT_CELLS, ...FORUM_CELLS },
  stories[0],
)

/** Every reason for or against remand. Each is the key beside one twist or more. */
export const reasons = {
  'yes-power': worded('yes', 'yes-power'),
  'yes-anytime': worded('yes', 'yes-anytime'),
  'yes-remover': worded('yes', 'yes-remover'),
  'yes-start': worded('yes', 'yes-start'),
  'yes-consent': worded('yes', 'yes-consent'),
  'yes-year': worded('yes', 'yes-year'),
  'yes-forum': worded('yes', 'yes-forum'),
  'no-federal': worded('no', 'no-federal'),
  'no-basis': worded('no', 'no-basis'),
  'no-start': worded('no', 'no-start'),
  'no-own': worded('no', 'no-own'),
  'no-consent': worded('no', 'no-consent'),
  'no-year': worded('no', 'no-year'),
  'no-waived': worded('no', 'no-waived'),
} as const satisfies ReasonTable<RemovalFacts, RemovalStory>
