import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { COMPETENCE_CELLS } from './cells-competence.ts'
import { KNOWLEDGE_CELLS } from './cells-knowledge.ts'
import { MEMORY_CELLS } from './cells-memory.ts'
import { OPINION_CELLS } from './cells-opinion.ts'
import { PRESENCE_CELLS } from './cells-presence.ts'
import { QUESTION_CELLS } from './cells-question.ts'
import { VERDICT_CELLS } from './cells-verdict.ts'
import type { Twist, WitnessFacts } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'
import type { WitnessStory } from './story.ts'

const worded = wordedFrom<Twist, ReasonId, WitnessStory>(
  {
    ...KNOWLEDGE_CELLS,
    ...COMPETENCE_CELLS,
    ...VERDICT_CELLS,
    ...QUESTION_CELLS,
    ...MEMORY_CELLS,
    ...OPINION_CELLS,
    ...PRESENCE_CELLS,
  },
  stories[0] as WitnessStory,
)

/** Every reason to overrule an objection or to sustain it. Each is the key beside one twist or more. */
export const reasons = {
  'yes-knowledge': worded('yes', 'yes-knowledge'),
  'yes-competent': worded('yes', 'yes-competent'),
  'yes-extraneous': worded('yes', 'yes-extraneous'),
  'yes-clerical': worded('yes', 'yes-clerical'),
  'yes-adverse': worded('yes', 'yes-adverse'),
  'yes-credibility': worded('yes', 'yes-credibility'),
  'yes-refreshed': worded('yes', 'yes-refreshed'),
  'yes-recorded': worded('yes', 'yes-recorded'),
  'yes-lay': worded('yes', 'yes-lay'),
  'yes-party': worded('yes', 'yes-party'),
  'yes-order': worded('yes', 'yes-order'),
  'no-knowledge': worded('no', 'no-knowledge'),
  'no-oath': worded('no', 'no-oath'),
  'no-incompetent': worded('no', 'no-incompetent'),
  'no-deliberations': worded('no', 'no-deliberations'),
  'no-leading': worded('no', 'no-leading'),
  'no-scope': worded('no', 'no-scope'),
  'no-recorded': worded('no', 'no-recorded'),
  'no-exhibit': worded('no', 'no-exhibit'),
  'no-special': worded('no', 'no-special'),
  'no-helpful': worded('no', 'no-helpful'),
  'no-exclusion': worded('no', 'no-exclusion'),
  'no-second': worded('no', 'no-second'),
} as const satisfies ReasonTable<WitnessFacts, WitnessStory>
