import type { Cells } from '../../engine/cells.ts'
import type { FormsStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-additional'
  | 'yes-assent'
  | 'yes-offer'
  | 'yes-counter'
  | 'yes-agreed'
  | 'no-material'
  | 'no-limited'
  | 'no-objection'
  | 'no-proposal'
  | 'no-knockout'
  | 'no-conduct'
  | 'no-contract'

export type FormsCells = Partial<Cells<Twist, ReasonId, FormsStory>>
