import type { Cells } from '../../engine/cells.ts'
import type { TenderStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-perfect'
  | 'yes-expired'
  | 'yes-not-accepted'
  | 'yes-revoked'
  | 'yes-impaired'
  | 'no-cure'
  | 'no-particulars'
  | 'no-accepted'
  | 'no-knew'
  | 'no-impairment'
  | 'no-late'

export type TenderCells = Partial<Cells<Twist, ReasonId, TenderStory>>
