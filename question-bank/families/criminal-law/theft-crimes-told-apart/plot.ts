import type { Party } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { TheftStory } from './story.ts'

/** How the defendant and the victim are named where they come up first. */
export interface Named {
  readonly d: string
  readonly v: string
}

/** One course of events, its two people, and the name of the thing or money in question. */
export interface Plot {
  readonly defendant: (s: TheftStory) => Party
  readonly victim: (s: TheftStory) => Party
  readonly plot: (s: TheftStory, named: Named) => string
  /** A sentence on the courts of the jurisdiction, where the law has to be fixed. */
  readonly courts?: string
}

export type Plots = { readonly [T in Twist]?: Plot }
