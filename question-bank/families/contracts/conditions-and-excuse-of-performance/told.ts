import { DEALS } from './deals.ts'
import type { ExcuseFacts, ExcuseStory } from './facts.ts'
import { PLOTS } from './plots.ts'

/** In order of time, beginning with the bargain, which each teller tells in its own way. The suit belongs to the call. */
const from =
  (opening: 0 | 1 | 2) =>
  ({ twist }: ExcuseFacts, s: ExcuseStory): string =>
    `${DEALS[twist](s)[opening]} ${PLOTS[twist](s)}`

export const tell = [from(0), from(1), from(2)] as const
