import type { MisconceptionTable } from '../../engine/tables.ts'
import type { TheftFacts } from './facts.ts'
import type { reasons } from './reasons.ts'
import type { TheftStory } from './story.ts'

/** The theft crimes as students mix them up. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'any-lie-is-false-pretenses': {
    label: 'any lie that gets something is false pretenses',
    correction:
      'The lie obtained a loan, so the owner kept title. False pretenses is for lies that make an owner part with title.',
    gives: 'title',
    when: ({ twist }) => twist === 'planned-loan',
  },
  'employees-embezzle': {
    label: 'an employee who steals always embezzles',
    correction:
      "Being an employee doesn't settle it. Embezzlement needs possession, and a clerk with narrow duties has custody of the drawer.",
    gives: 'entrusted',
    when: ({ twist }) => twist === 'drawer',
  },
} as const satisfies MisconceptionTable<TheftFacts, typeof reasons, TheftStory>
