import type { Cells } from '../../engine/cells.ts'
import type { RecordingStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-race'
  | 'yes-notice'
  | 'yes-race-notice'
  | 'yes-later'
  | 'yes-value'
  | 'yes-wild'
  | 'yes-shelter'
  | 'no-priority'
  | 'no-actual'
  | 'no-inquiry'
  | 'no-record'
  | 'no-value'
  | 'no-shelter'

export type RecordingCells = Partial<Cells<Twist, ReasonId, RecordingStory>>
