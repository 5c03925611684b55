import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { APPLICATION_CELLS } from './cells-application.ts'
import { BASIS_CELLS } from './cells-basis.ts'
import { HANDWRITING_CELLS } from './cells-handwriting.ts'
import { ISSUE_CELLS } from './cells-issue.ts'
import { METHOD_CELLS } from './cells-method.ts'
import { SOURCE_CELLS } from './cells-source.ts'
import { TREATISE_CELLS } from './cells-treatise.ts'
import type { ExpertFacts, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'
import type { ExpertStory } from './story.ts'

const worded = wordedFrom<Twist, ReasonId, ExpertStory>(
  {
    ...METHOD_CELLS,
    ...APPLICATION_CELLS,
    ...BASIS_CELLS,
    ...ISSUE_CELLS,
    ...TREATISE_CELLS,
    ...HANDWRITING_CELLS,
    ...SOURCE_CELLS,
  },
  stories[0] as ExpertStory,
)

/** Every reason to overrule an objection or to sustain it. Each is the key beside one twist or more. */
export const reasons = {
  'yes-qualified': worded('yes', 'yes-qualified'),
  'yes-reliable': worded('yes', 'yes-reliable'),
  'yes-weight': worded('yes', 'yes-weight'),
  'yes-relied': worded('yes', 'yes-relied'),
  'yes-cross': worded('yes', 'yes-cross'),
  'yes-issue': worded('yes', 'yes-issue'),
  'yes-treatise': worded('yes', 'yes-treatise'),
  'yes-genuine': worded('yes', 'yes-genuine'),
  'yes-familiar': worded('yes', 'yes-familiar'),
  'yes-self': worded('yes', 'yes-self'),
  'no-qualified': worded('no', 'no-qualified'),
  'no-reliable': worded('no', 'no-reliable'),
  'no-application': worded('no', 'no-application'),
  'no-gap': worded('no', 'no-gap'),
  'no-basis': worded('no', 'no-basis'),
  'no-disclosure': worded('no', 'no-disclosure'),
  'no-mental': worded('no', 'no-mental'),
  'no-law': worded('no', 'no-law'),
  'no-exhibit': worded('no', 'no-exhibit'),
  'no-familiar': worded('no', 'no-familiar'),
  'no-proof': worded('no', 'no-proof'),
} as const satisfies ReasonTable<ExpertFacts, ExpertStory>
