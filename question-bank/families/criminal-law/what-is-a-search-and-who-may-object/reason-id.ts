import type { Cells } from '../../engine/cells.ts'
import type { SearchStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-trespass'
  | 'yes-privacy'
  | 'yes-guest'
  | 'yes-possession'
  | 'yes-seized'
  | 'yes-further'
  | 'no-exposed'
  | 'no-field'
  | 'no-contraband'
  | 'no-third'
  | 'no-standing'
  | 'no-private'

export type SearchCells = Partial<Cells<Twist, ReasonId, SearchStory>>
