import type { MisconceptionTable } from '../../engine/tables.ts'
import type { PropertyFacts, PropertyStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** These torts as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'good-faith-excuses': {
    label: 'a reasonable mistake about ownership is a defense',
    correction: () =>
      'Conversion asks only for intent to do the act. A good-faith or reasonable mistake about ownership is no defense to a serious interference.',
    gives: 'no-mistake',
    when: ({ twist }) => twist === 'wrecked' || twist === 'sold',
  },
} as const satisfies MisconceptionTable<PropertyFacts, typeof reasons, PropertyStory>
