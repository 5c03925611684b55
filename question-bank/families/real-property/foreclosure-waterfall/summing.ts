import type { Cell } from '../../engine/cells.ts'
import { dollars, type SaleStory } from './facts.ts'

/** Makes cells of a story: a sum in units, two reasons for it, and why it is right or wrong. */
export const summing =
  (story: SaleStory) =>
  (units: number, one: string, two: string, why: string): Cell => [
    `${dollars(units, story)}, because ${one}`,
    `${dollars(units, story)}, because ${two}`,
    why,
  ]
