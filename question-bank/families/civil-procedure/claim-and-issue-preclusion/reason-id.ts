import type { Cells } from '../../engine/cells.ts'
import type { PreclusionStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-transaction'
  | 'yes-merits'
  | 'yes-final'
  | 'yes-privity'
  | 'yes-nonmutual'
  | 'yes-litigated'
  | 'yes-essential'
  | 'no-transaction'
  | 'no-merits'
  | 'no-final'
  | 'no-party'
  | 'no-fair'
  | 'no-litigated'
  | 'no-essential'
  | 'no-burden'
  | 'no-identical'

export type PreclusionCells = Partial<Cells<Twist, ReasonId, PreclusionStory>>
