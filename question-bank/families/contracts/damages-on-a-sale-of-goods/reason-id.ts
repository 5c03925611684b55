import type { Cells } from '../../engine/cells.ts'
import type { DamagesStory, Twist } from './facts.ts'

export type ReasonId =
  | 'resale'
  | 'market'
  | 'learned'
  | 'arrival'
  | 'price'
  | 'profit'
  | 'cover'
  | 'refund'
  | 'value'
  | 'consequential'
  | 'bare'
  | 'zero'

export type DamagesCells = Partial<Cells<Twist, ReasonId, DamagesStory>>
