import type { Cells } from '../../engine/cells.ts'
import type { CounselStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-attached'
  | 'yes-passive'
  | 'yes-private'
  | 'yes-offense'
  | 'yes-waiver'
  | 'yes-impeach'
  | 'yes-stage'
  | 'yes-source'
  | 'yes-reliable'
  | 'yes-jury'
  | 'no-warnings'
  | 'no-elicit'
  | 'no-stage'
  | 'no-reach'
  | 'no-waiver'
  | 'no-lineup'
  | 'no-source'
  | 'no-reliable'

export type CounselCells = Partial<Cells<Twist, ReasonId, CounselStory>>
