import type { Cells } from '../../engine/cells.ts'
import type { JeopardyStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-attached'
  | 'yes-acquittal'
  | 'yes-proof'
  | 'yes-fault'
  | 'yes-same'
  | 'yes-sovereign'
  | 'yes-issue'
  | 'no-attached'
  | 'no-necessity'
  | 'no-consent'
  | 'no-reversal'
  | 'no-verdict'
  | 'no-different'
  | 'no-sovereign'
  | 'no-penalty'

export type JeopardyCells = Partial<Cells<Twist, ReasonId, JeopardyStory>>
