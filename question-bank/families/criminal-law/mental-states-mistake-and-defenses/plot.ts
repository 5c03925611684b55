import type { Party } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { MentalStory } from './story.ts'

/** Three ways to begin. All go on in order of time: the charge stands in the question. */
export type Order = 0 | 1 | 2

/** The beginning that belongs to this order. */
export const begun = (order: Order, beginnings: readonly [string, string, string]): string =>
  beginnings[order]

/** One course of events, with the crime charged and the law of the place. */
export interface Plot {
  /** The person charged; the defendant of the story where nothing is said. */
  readonly accused?: (s: MentalStory) => Party
  /** The crime, reading on after "charged with". */
  readonly charge: string
  /** The law of the place, reading on after "The jurisdiction". */
  readonly law?: string
  /** The statute under which the charge is brought, in sentences of its own. */
  readonly statute?: (s: MentalStory) => string
  /** The events. */
  readonly plot: (s: MentalStory, order: Order) => string
}

export type Plots = { readonly [T in Twist]?: Plot }
