import type { EasementFacts, EasementStory } from './facts.ts'
import { HISTORIES } from './histories.ts'
import type { Teller } from './openings.ts'

/** In order of time, from each teller's beginning. The suit belongs to the call. */
const from =
  (teller: Teller) =>
  ({ twist }: EasementFacts, s: EasementStory): string =>
    HISTORIES[twist](s, teller)

export const tell = [from(0), from(1), from(2)] as const
