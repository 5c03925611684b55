import type { Party } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { TheftStory } from './story.ts'

/** A course of events in order of time. */
interface Events {
  /** Two ways to begin. Each introduces all whom the rest knows. */
  readonly opens: readonly [string, string]
  readonly rest: string
}

/** One course of events, and the person whose crime is asked for. */
export interface Plot {
  readonly defendant: (s: TheftStory) => Party
  readonly plot: (s: TheftStory) => Events
  /** A sentence on the courts of the jurisdiction, where the law has to be fixed. */
  readonly courts?: string
}

export type Plots = { readonly [T in Twist]?: Plot }
