import type { Cells } from '../../engine/cells.ts'
import type { MailboxStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-dispatch'
  | 'yes-received'
  | 'yes-irrevocable'
  | 'yes-prompt'
  | 'no-revoked'
  | 'no-receipt'
  | 'no-rejected'
  | 'no-ended'
  | 'no-dispatch'
  | 'no-death'
  | 'no-relied'

export type MailboxCells = Partial<Cells<Twist, ReasonId, MailboxStory>>
