import type { Cells } from '../../engine/cells.ts'
import type { TakingStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-physical'
  | 'yes-compensation'
  | 'yes-total'
  | 'yes-no-bar'
  | 'yes-nexus'
  | 'yes-proportion'
  | 'yes-private'
  | 'no-balance'
  | 'no-trespass'
  | 'no-background'
  | 'no-final'
  | 'no-condition'
  | 'no-tax'
  | 'no-public'

export type TakingCells = Partial<Cells<Twist, ReasonId, TakingStory>>
