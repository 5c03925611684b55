import type { MisconceptionTable } from '../../engine/tables.ts'
import type { TierFacts, TierStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Equal protection as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'averages-are-enough': {
    label: 'a rule by sex may go by averages',
    correction:
      'Averages would be a rational basis, but a classification by sex needs a substantial relation to an important interest.',
    gives: 'yes-rational',
    when: ({ trait, proof }) => trait === 'sex' && proof === 'weak',
  },
} as const satisfies MisconceptionTable<TierFacts, typeof reasons, TierStory>
