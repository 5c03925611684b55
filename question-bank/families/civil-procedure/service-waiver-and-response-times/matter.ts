import type { ServiceStory } from './facts.ts'

/** The reasons for which process was served, or an objection to it is lost, and those for which it was not. */
export const OPTION_IDS = [
  'yes-server',
  'yes-abode',
  'yes-personal',
  'yes-agent',
  'yes-officer',
  'yes-objection',
  'yes-cause',
  'yes-abroad',
  'no-server',
  'no-recipient',
  'no-manner',
  'no-preserved',
  'no-late',
] as const

export type OptionId = (typeof OPTION_IDS)[number]

/** A reason as one matter words it, and why it is right or wrong there. */
export interface Option {
  readonly texts: (story: ServiceStory) => readonly string[]
  readonly why: (story: ServiceStory) => string
}

/** A way in which process was served or not: how it is told, and what may be said about it. */
export interface Matter {
  readonly told: (story: ServiceStory) => string
  readonly options: Readonly<Partial<Record<OptionId, Option>>>
}
