import type { Cells } from '../../engine/cells.ts'
import type { StrictStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-kind'
  | 'yes-known'
  | 'yes-intrude'
  | 'yes-activity'
  | 'yes-reach'
  | 'yes-share'
  | 'no-knowledge'
  | 'no-ordinary'
  | 'no-risk'
  | 'no-pet'
  | 'no-road'
  | 'no-common'
  | 'no-safe'
  | 'no-benefit'
  | 'no-obliged'

export type StrictCells = Partial<Cells<Twist, ReasonId, StrictStory>>
