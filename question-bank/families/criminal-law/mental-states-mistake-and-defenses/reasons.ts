import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { DRINK_CELLS } from './cells-drink.ts'
import { FIGHT_CELLS } from './cells-fight.ts'
import { ILLNESS_CELLS } from './cells-illness.ts'
import { LAW_CELLS } from './cells-law.ts'
import { MISTAKE_CELLS } from './cells-mistake.ts'
import { NEED_CELLS } from './cells-need.ts'
import { RESCUE_CELLS } from './cells-rescue.ts'
import type { MentalFacts, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'
import type { MentalStory } from './story.ts'

const worded = wordedFrom<Twist, ReasonId, MentalStory>(
  {
    ...MISTAKE_CELLS,
    ...LAW_CELLS,
    ...DRINK_CELLS,
    ...ILLNESS_CELLS,
    ...FIGHT_CELLS,
    ...RESCUE_CELLS,
    ...NEED_CELLS,
  },
  stories[0],
)

/** Every reason for guilt and against it. Each is the key beside one twist or more. */
export const reasons = {
  'yes-unreasonable': worded('yes', 'yes-unreasonable'),
  'yes-strict': worded('yes', 'yes-strict'),
  'yes-ignorance': worded('yes', 'yes-ignorance'),
  'yes-general': worded('yes', 'yes-general'),
  'yes-malice': worded('yes', 'yes-malice'),
  'yes-knew': worded('yes', 'yes-knew'),
  'yes-excess': worded('yes', 'yes-excess'),
  'yes-aggressor': worded('yes', 'yes-aggressor'),
  'yes-imperfect': worded('yes', 'yes-imperfect'),
  'yes-alter-ego': worded('yes', 'yes-alter-ego'),
  'yes-alternative': worded('yes', 'yes-alternative'),
  'yes-life': worded('yes', 'yes-life'),
  'no-negated': worded('no', 'no-negated'),
  'no-reasonable': worded('no', 'no-reasonable'),
  'no-presumed': worded('no', 'no-presumed'),
  'no-official': worded('no', 'no-official'),
  'no-willful': worded('no', 'no-willful'),
  'no-drunk': worded('no', 'no-drunk'),
  'no-involuntary': worded('no', 'no-involuntary'),
  'no-fear': worded('no', 'no-fear'),
  'no-escalated': worded('no', 'no-escalated'),
  'no-others': worded('no', 'no-others'),
  'no-necessity': worded('no', 'no-necessity'),
  'no-duress': worded('no', 'no-duress'),
  'no-felony': worded('no', 'no-felony'),
  'no-control': worded('no', 'no-control'),
  'no-nature': worded('no', 'no-nature'),
} as const satisfies ReasonTable<MentalFacts, MentalStory>
