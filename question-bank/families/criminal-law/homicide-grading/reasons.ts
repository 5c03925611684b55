import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { ATTACK_CELLS } from './cells-attack.ts'
import { DEGREE_CELLS } from './cells-degree.ts'
import { FELONY_CELLS } from './cells-felony.ts'
import { LIMIT_CELLS } from './cells-limit.ts'
import { MITIGATED_CELLS } from './cells-mitigated.ts'
import { NEGLIGENCE_CELLS } from './cells-negligence.ts'
import { OMISSION_CELLS } from './cells-omission.ts'
import { RISK_CELLS } from './cells-risk.ts'
import { UNMITIGATED_CELLS } from './cells-unmitigated.ts'
import type { HomicideFacts, HomicideStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, HomicideStory>(
  {
    ...ATTACK_CELLS,
    ...DEGREE_CELLS,
    ...MITIGATED_CELLS,
    ...UNMITIGATED_CELLS,
    ...RISK_CELLS,
    ...NEGLIGENCE_CELLS,
    ...OMISSION_CELLS,
    ...FELONY_CELLS,
    ...LIMIT_CELLS,
  },
  stories[0],
)

/** Every reason for guilt of the crime charged and against it. Each is the key beside one twist or more. */
export const reasons = {
  'yes-intent': worded('yes', 'yes-intent'),
  'yes-transferred': worded('yes', 'yes-transferred'),
  'yes-injury': worded('yes', 'yes-injury'),
  'yes-unlawful': worded('yes', 'yes-unlawful'),
  'yes-premeditated': worded('yes', 'yes-premeditated'),
  'yes-words': worded('yes', 'yes-words'),
  'yes-cooled': worded('yes', 'yes-cooled'),
  'yes-depraved': worded('yes', 'yes-depraved'),
  'yes-negligence': worded('yes', 'yes-negligence'),
  'yes-duty': worded('yes', 'yes-duty'),
  'yes-felony': worded('yes', 'yes-felony'),
  'yes-cause': worded('yes', 'yes-cause'),
  'no-malice': worded('no', 'no-malice'),
  'no-premeditation': worded('no', 'no-premeditation'),
  'no-passion': worded('no', 'no-passion'),
  'no-belief': worded('no', 'no-belief'),
  'no-awareness': worded('no', 'no-awareness'),
  'no-negligence': worded('no', 'no-negligence'),
  'no-cause': worded('no', 'no-cause'),
  'no-duty': worded('no', 'no-duty'),
  'no-agency': worded('no', 'no-agency'),
  'no-merger': worded('no', 'no-merger'),
  'no-safety': worded('no', 'no-safety'),
  'no-felony': worded('no', 'no-felony'),
} as const satisfies ReasonTable<HomicideFacts, HomicideStory>
