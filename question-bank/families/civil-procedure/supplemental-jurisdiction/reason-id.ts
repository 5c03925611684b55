import type { Cells } from '../../engine/cells.ts'
import type { SupplementalStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-nucleus'
  | 'yes-party'
  | 'yes-ground'
  | 'yes-defense'
  | 'yes-own'
  | 'yes-amount'
  | 'yes-discretion'
  | 'no-nucleus'
  | 'no-bar'
  | 'no-citizenship'
  | 'no-amount'
  | 'no-anchor'

export type SupplementalCells = Partial<Cells<Twist, ReasonId, SupplementalStory>>
