import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { ASSIGNMENT_CELLS } from './cells-assignment.ts'
import { BENEFICIARY_CELLS } from './cells-beneficiary.ts'
import { DELEGATION_CELLS } from './cells-delegation.ts'
import { DONEE_CELLS } from './cells-donee.ts'
import { RIVAL_CELLS } from './cells-rival.ts'
import type { ThirdFacts, ThirdStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const worded = wordedFrom<Twist, ReasonId, ThirdStory>(
  { ...BENEFICIARY_CELLS, ...DONEE_CELLS, ...ASSIGNMENT_CELLS, ...RIVAL_CELLS, ...DELEGATION_CELLS },
  stories[0],
)

/** Every reason for or against the one who sues. Each is the key beside one twist or more. */
export const reasons = {
  'yes-intended': worded('yes', 'yes-intended'),
  'yes-vested': worded('yes', 'yes-vested'),
  'yes-unrelated': worded('yes', 'yes-unrelated'),
  'yes-assignable': worded('yes', 'yes-assignable'),
  'yes-clause': worded('yes', 'yes-clause'),
  'yes-notice': worded('yes', 'yes-notice'),
  'yes-first': worded('yes', 'yes-first'),
  'yes-delivered': worded('yes', 'yes-delivered'),
  'yes-bound': worded('yes', 'yes-bound'),
  'no-incidental': worded('no', 'no-incidental'),
  'no-modified': worded('no', 'no-modified'),
  'no-breach': worded('no', 'no-breach'),
  'no-paid': worded('no', 'no-paid'),
  'no-second': worded('no', 'no-second'),
  'no-revoked': worded('no', 'no-revoked'),
  'no-barred': worded('no', 'no-barred'),
  'no-personal': worded('no', 'no-personal'),
  'no-novation': worded('no', 'no-novation'),
} as const satisfies ReasonTable<ThirdFacts, ThirdStory>
