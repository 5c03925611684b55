import type { Cells } from '../../engine/cells.ts'
import type { ThirdStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-intended'
  | 'yes-vested'
  | 'yes-unrelated'
  | 'yes-assignable'
  | 'yes-clause'
  | 'yes-notice'
  | 'yes-first'
  | 'yes-delivered'
  | 'yes-bound'
  | 'no-incidental'
  | 'no-modified'
  | 'no-breach'
  | 'no-paid'
  | 'no-second'
  | 'no-revoked'
  | 'no-barred'
  | 'no-personal'
  | 'no-novation'

export type ThirdCells = Partial<Cells<Twist, ReasonId, ThirdStory>>
