import type { MirandaStory, Twist } from './facts.ts'

export type ReasonId =
  | 'yes-custody'
  | 'yes-prompt'
  | 'yes-pressure'
  | 'yes-safety'
  | 'yes-voluntary'
  | 'yes-clear'
  | 'yes-waiver'
  | 'yes-honored'
  | 'yes-initiated'
  | 'yes-time'
  | 'yes-scope'
  | 'yes-cure'
  | 'no-warnings'
  | 'no-interrogation'
  | 'no-restraint'
  | 'no-massiah'
  | 'no-silence'
  | 'no-counsel'
  | 'no-reach'
  | 'no-choice'
  | 'no-waiver'

/** Two wordings of a reason, and why it is right or fails beside one twist. */
export type Cell = readonly [string, string, string]

/** The reasons that make sense beside a twist: the key, and what tempts there. */
export type Cells = (story: MirandaStory) => { readonly [Id in ReasonId]?: Cell }

export type CellsByTwist = Readonly<Record<Twist, Cells>>
