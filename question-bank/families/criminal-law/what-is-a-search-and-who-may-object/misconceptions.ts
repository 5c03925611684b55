import type { MisconceptionTable } from '../../engine/tables.ts'
import type { SearchFacts, SearchStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Searches as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'dog-sniffs-never-search': {
    label: 'a dog sniff is never a search',
    correction:
      "A sniff of a car reveals only contraband, but at a front door it takes a physical intrusion on the home's curtilage to get that close.",
    gives: 'no-contraband',
    when: ({ twist }) => twist === 'porch-dog',
  },
} as const satisfies MisconceptionTable<SearchFacts, typeof reasons, SearchStory>
