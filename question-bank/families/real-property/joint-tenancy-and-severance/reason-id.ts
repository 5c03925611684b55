import type { Cells } from '../../engine/cells.ts'
import type { SeveranceStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-conveyance'
  | 'yes-sale'
  | 'yes-mortgage'
  | 'yes-contract'
  | 'yes-partition'
  | 'yes-agreement'
  | 'yes-killing'
  | 'yes-common'
  | 'yes-share'
  | 'no-survivor'
  | 'no-delivery'
  | 'no-lien'
  | 'no-contract'
  | 'no-suit'
  | 'no-agreement'
  | 'no-killing'
  | 'no-remaining'
  | 'no-entirety'

export type SeveranceCells = Partial<Cells<Twist, ReasonId, SeveranceStory>>
