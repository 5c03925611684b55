import type { MisconceptionTable } from '../../engine/tables.ts'
import type { ParolFacts } from './facts.ts'
import type { reasons } from './reasons.ts'
import type { ParolStory } from './story.ts'

/** The law of parol evidence as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'complete-excludes-all': {
    label: 'a complete integration keeps out practice, too',
    correction: ({ twist }) =>
      twist === 'dealing'
        ? `A complete contract discharges earlier agreements. Past conduct that gives its words their meaning is let in by the Code.`
        : `A complete contract is closed to added agreements. For goods, the Code still lets a usage of trade supplement it.`,
    gives: 'no-complete',
    when: ({ twist }) => twist === 'usage' || twist === 'dealing',
  },
} as const satisfies MisconceptionTable<ParolFacts, typeof reasons, ParolStory>
