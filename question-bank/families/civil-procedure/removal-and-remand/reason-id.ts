import type { Cells } from '../../engine/cells.ts'
import type { RemovalStory, Twist } from './facts.ts'

/** 'yes' for remand, 'no' against it. */
export type ReasonId =
  | 'yes-power'
  | 'yes-anytime'
  | 'yes-remover'
  | 'yes-start'
  | 'yes-consent'
  | 'yes-year'
  | 'yes-forum'
  | 'no-federal'
  | 'no-basis'
  | 'no-start'
  | 'no-own'
  | 'no-consent'
  | 'no-year'
  | 'no-waived'

export type RemovalCells = Partial<Cells<Twist, ReasonId, RemovalStory>>
