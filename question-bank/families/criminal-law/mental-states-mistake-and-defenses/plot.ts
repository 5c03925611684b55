import type { Party } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { MentalStory } from './story.ts'

/** One course of events, with the crime charged and the law of the place. */
export interface Plot {
  /** The person charged; the defendant of the story where nothing is said. */
  readonly accused?: (s: MentalStory) => Party
  /** The crime, reading on after "charged with". */
  readonly charge: string | ((s: MentalStory) => string)
  /** The crime as a question names it, where that is shorter. */
  readonly crime?: string
  /** The law, reading on after "a jurisdiction that", and a further sentence on its courts. */
  readonly law: string | ((s: MentalStory) => string)
  readonly courts?: string
  /** The events. `d` is the accused at the first mention. */
  readonly plot: (s: MentalStory, d: string) => string
}

export type Plots = { readonly [T in Twist]?: Plot }
