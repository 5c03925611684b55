import type { Cells } from '../../engine/cells.ts'
import type { ExclusionStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-reliance'
  | 'yes-isolated'
  | 'yes-remainder'
  | 'yes-attenuated'
  | 'yes-product'
  | 'yes-source'
  | 'yes-inevitable'
  | 'yes-remedy'
  | 'yes-impeach'
  | 'yes-proceeding'
  | 'no-face'
  | 'no-lie'
  | 'no-culpable'
  | 'no-fruit'
  | 'no-source'
  | 'no-impeach'
  | 'no-proceeding'
  | 'no-involuntary'

export type ExclusionCells = Partial<Cells<Twist, ReasonId, ExclusionStory>>
