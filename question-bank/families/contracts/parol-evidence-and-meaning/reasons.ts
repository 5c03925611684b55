import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { ADD_CELLS } from './cells-add.ts'
import { CONDITION_CELLS } from './cells-condition.ts'
import { INVALID_CELLS } from './cells-invalid.ts'
import { MEANING_CELLS } from './cells-meaning.ts'
import { PRACTICE_CELLS } from './cells-practice.ts'
import { WRITING_CELLS } from './cells-writing.ts'
import type { ParolFacts, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { SAMPLE } from './stories.ts'
import type { ParolStory } from './story.ts'

const worded = wordedFrom<Twist, ReasonId, ParolStory>(
  {
    ...ADD_CELLS,
    ...WRITING_CELLS,
    ...INVALID_CELLS,
    ...CONDITION_CELLS,
    ...MEANING_CELLS,
    ...PRACTICE_CELLS,
  },
  SAMPLE,
)

/** Every reason to admit evidence or to keep it out. Each is the key beside one twist or more. */
export const reasons = {
  'yes-partial': worded('yes', 'yes-partial'),
  'yes-tentative': worded('yes', 'yes-tentative'),
  'yes-omitted': worded('yes', 'yes-omitted'),
  'yes-separate': worded('yes', 'yes-separate'),
  'yes-later': worded('yes', 'yes-later'),
  'yes-fraud': worded('yes', 'yes-fraud'),
  'yes-consideration': worded('yes', 'yes-consideration'),
  'yes-reform': worded('yes', 'yes-reform'),
  'yes-condition': worded('yes', 'yes-condition'),
  'yes-meaning': worded('yes', 'yes-meaning'),
  'yes-usage': worded('yes', 'yes-usage'),
  'yes-dealing': worded('yes', 'yes-dealing'),
  'yes-waiver': worded('yes', 'yes-waiver'),
  'no-complete': worded('no', 'no-complete'),
  'no-contradict': worded('no', 'no-contradict'),
  'no-merger': worded('no', 'no-merger'),
  'no-included': worded('no', 'no-included'),
  'no-fraud': worded('no', 'no-fraud'),
  'no-mistake': worded('no', 'no-mistake'),
  'no-cancel': worded('no', 'no-cancel'),
  'no-plain': worded('no', 'no-plain'),
  'no-susceptible': worded('no', 'no-susceptible'),
  'no-negated': worded('no', 'no-negated'),
  'no-express': worded('no', 'no-express'),
  'no-usage': worded('no', 'no-usage'),
  'no-single': worded('no', 'no-single'),
} as const satisfies ReasonTable<ParolFacts, ParolStory>
