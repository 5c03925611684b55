import type { Cells } from '../../engine/cells.ts'
import type { SaleStory, Twist } from './facts.ts'

export type ReasonId =
  | 'time'
  | 'surplus'
  | 'senior'
  | 'extinguished'
  | 'deficiency'
  | 'purchase'
  | 'optional'
  | 'obligatory'
  | 'visible'
  | 'subordination'
  | 'omitted'

export type SaleCells = Partial<Cells<Twist, ReasonId, SaleStory>>
