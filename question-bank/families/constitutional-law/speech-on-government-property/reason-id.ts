import type { Cells } from '../../engine/cells.ts'
import type { Twist } from './facts.ts'
import type { SpeechStory } from './story.ts'

export type ReasonId =
  | 'yes-strict'
  | 'yes-tailoring'
  | 'yes-viewpoint'
  | 'yes-discretion'
  | 'yes-hostile'
  | 'yes-safeguards'
  | 'yes-workable'
  | 'yes-student'
  | 'yes-off-campus'
  | 'no-manner'
  | 'no-licensing'
  | 'no-fee'
  | 'no-forum'
  | 'no-government'
  | 'no-disruption'
  | 'no-sponsored'

export type SpeechCells = Partial<Cells<Twist, ReasonId, SpeechStory>>
