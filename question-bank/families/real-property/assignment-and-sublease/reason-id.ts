import type { Cells } from '../../engine/cells.ts'
import type { TransferStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-estate'
  | 'yes-assignment'
  | 'yes-assumed'
  | 'yes-accrued'
  | 'yes-voidable'
  | 'yes-reversion'
  | 'yes-contract'
  | 'yes-burden'
  | 'no-privity'
  | 'no-promise'
  | 'no-touch'
  | 'no-ended'
  | 'no-novation'
  | 'no-own-debt'

export type TransferCells = Partial<Cells<Twist, ReasonId, TransferStory>>
