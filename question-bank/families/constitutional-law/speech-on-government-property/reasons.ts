import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { DISPLAY_CELLS } from './cells-display.ts'
import { HALL_CELLS } from './cells-hall.ts'
import { NONPUBLIC_CELLS } from './cells-nonpublic.ts'
import { PARK_CELLS } from './cells-park.ts'
import { SCHOOL_CELLS } from './cells-school.ts'
import { STREET_CELLS } from './cells-street.ts'
import type { SpeechFacts, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'
import type { SpeechStory } from './story.ts'

const worded = wordedFrom<Twist, ReasonId, SpeechStory>(
  {
    ...PARK_CELLS,
    ...STREET_CELLS,
    ...HALL_CELLS,
    ...NONPUBLIC_CELLS,
    ...DISPLAY_CELLS,
    ...SCHOOL_CELLS,
  },
  stories[0],
)

/** Every reason why the speaker wins or loses. Each is the key beside one twist or more. */
export const reasons = {
  'yes-strict': worded('yes', 'yes-strict'),
  'yes-tailoring': worded('yes', 'yes-tailoring'),
  'yes-viewpoint': worded('yes', 'yes-viewpoint'),
  'yes-discretion': worded('yes', 'yes-discretion'),
  'yes-hostile': worded('yes', 'yes-hostile'),
  'yes-safeguards': worded('yes', 'yes-safeguards'),
  'yes-workable': worded('yes', 'yes-workable'),
  'yes-student': worded('yes', 'yes-student'),
  'yes-off-campus': worded('yes', 'yes-off-campus'),
  'no-manner': worded('no', 'no-manner'),
  'no-licensing': worded('no', 'no-licensing'),
  'no-fee': worded('no', 'no-fee'),
  'no-forum': worded('no', 'no-forum'),
  'no-government': worded('no', 'no-government'),
  'no-disruption': worded('no', 'no-disruption'),
  'no-sponsored': worded('no', 'no-sponsored'),
} as const satisfies ReasonTable<SpeechFacts, SpeechStory>
