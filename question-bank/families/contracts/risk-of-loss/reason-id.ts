import type { Cells } from '../../engine/cells.ts'
import type { RiskStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-shipment'
  | 'yes-tender'
  | 'yes-bailee'
  | 'yes-accepted'
  | 'yes-breach'
  | 'yes-agreed'
  | 'no-carrier'
  | 'no-destination'
  | 'no-tender'
  | 'no-receipt'
  | 'no-bailee'
  | 'no-nonconforming'
  | 'no-insurance'
  | 'no-time'
  | 'no-agreed'

export type RiskCells = Partial<Cells<Twist, ReasonId, RiskStory>>
