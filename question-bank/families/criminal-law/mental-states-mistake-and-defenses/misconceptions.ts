import type { MisconceptionTable } from '../../engine/tables.ts'
import type { MentalFacts } from './facts.ts'
import type { reasons } from './reasons.ts'
import type { MentalStory } from './story.ts'

/** Mistakes and defenses as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'every-mistake-must-be-reasonable': {
    label: 'a mistake of fact must always be reasonable',
    correction:
      'Reasonable mistakes are asked for where general intent is enough. The intent to steal is specific, and carelessness does not supply it.',
    gives: 'yes-unreasonable',
    when: ({ twist }) => twist === 'rack',
  },
  'duress-excuses-everything': {
    label: 'duress is a defense to any crime',
    correction:
      'The threat was as grave as a threat can be, and it would excuse a robbery. For an intentional killing, duress is not available.',
    gives: 'no-duress',
    when: ({ twist }) => twist === 'killing',
  },
} as const satisfies MisconceptionTable<MentalFacts, typeof reasons, MentalStory>
