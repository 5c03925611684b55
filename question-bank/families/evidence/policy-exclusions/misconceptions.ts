import type { MisconceptionTable } from '../../engine/tables.ts'
import type { PolicyFacts, PolicyStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Rules 407 to 411 as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'facts-said-in-talks-are-free': {
    label: 'a statement of fact in settlement talks is outside the rule on compromise',
    correction: () =>
      `Rule 408 covers what is said in compromise negotiations as well as the offer, even a plain statement of fact.`,
    gives: 'yes-own',
    when: ({ item }) => item === 'talks',
  },
} as const satisfies MisconceptionTable<PolicyFacts, typeof reasons, PolicyStory>
