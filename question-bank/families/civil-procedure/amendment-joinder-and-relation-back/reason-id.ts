import type { Cells } from '../../engine/cells.ts'
import type { JoinderStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-course'
  | 'yes-leave'
  | 'yes-consent'
  | 'yes-same'
  | 'yes-mistake'
  | 'yes-opposing'
  | 'yes-derivative'
  | 'yes-interest'
  | 'no-time'
  | 'no-futile'
  | 'no-prejudice'
  | 'no-diligence'
  | 'no-different'
  | 'no-notice'
  | 'no-mistake'
  | 'no-direct'
  | 'no-joint'
  | 'no-adequate'

export type JoinderCells = Partial<Cells<Twist, ReasonId, JoinderStory>>
