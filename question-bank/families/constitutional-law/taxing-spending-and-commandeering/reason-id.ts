import type { Cells } from '../../engine/cells.ts'
import type { MeansStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-alike'
  | 'yes-choice'
  | 'yes-supreme'
  | 'yes-grant'
  | 'yes-tax'
  | 'yes-private'
  | 'no-order'
  | 'no-notice'
  | 'no-related'
  | 'no-bar'
  | 'no-coercion'
  | 'no-penalty'
  | 'no-direct'
  | 'no-welfare'

export type MeansCells = Partial<Cells<Twist, ReasonId, MeansStory>>
