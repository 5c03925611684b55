import type { Cells } from '../../engine/cells.ts'
import type { DeedStory, Twist } from './facts.ts'

/** 'yes' for the person who claims under the deed, 'no' against. */
export type ReasonId =
  | 'yes-handed'
  | 'yes-stays'
  | 'yes-oral'
  | 'yes-recorded'
  | 'yes-third'
  | 'yes-escrow'
  | 'no-intent'
  | 'no-control'
  | 'no-testament'
  | 'no-refused'
  | 'no-recall'
  | 'no-condition'
  | 'yes-present'
  | 'yes-ousted'
  | 'yes-runs'
  | 'no-late'
  | 'no-eviction'
  | 'no-personal'
  | 'no-unlawful'
  | 'no-special'
  | 'no-quitclaim'

export type DeedCells = Partial<Cells<Twist, ReasonId, DeedStory>>
