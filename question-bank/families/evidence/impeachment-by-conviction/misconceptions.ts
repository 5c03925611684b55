import type { MisconceptionTable } from '../../engine/tables.ts'
import type { ConvictionFacts, ConvictionStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Rule 609 as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'defendant-has-rule-403': {
    label: 'Rule 403 protects every witness alike',
    correction: (_, { person }) =>
      `Rule 403 is for other witnesses. Because ${person.the} is the defendant, the value of a felony has to outweigh its prejudice.`,
    gives: 'yes-403',
    when: ({ seat, record }) => seat === 'defendant' && record.startsWith('grave'),
  },
  'every-witness-is-a-defendant': {
    label: 'every witness has the protection of a criminal defendant',
    correction: ({ seat }, { person }) =>
      `Rule 609(a)(1)(B) protects criminal defendants. ${seat === 'civil' ? 'In a civil case' : 'As a mere witness'}, ${person.the} has Rule 403, under which prejudice must be substantially greater.`,
    gives: 'no-defendant',
    when: ({ seat, record }) => seat !== 'defendant' && record === 'felony',
  },
  'ten-years-from-conviction': {
    label: 'the ten years always run from the conviction',
    correction: (_, { person }) =>
      `The ten years run from the conviction or the release, whichever is later, and ${person.the} left prison only eight years ago.`,
    gives: 'no-old',
    when: ({ record }) => record.startsWith('released'),
  },
  'misdemeanors-never-impeach': {
    label: 'a misdemeanor is too slight to impeach',
    correction:
      "A misdemeanor of false statement is admitted although it isn't punishable by more than one year. That line divides other crimes.",
    gives: 'no-crime',
    when: ({ record }) => record === 'lie',
  },
} as const satisfies MisconceptionTable<ConvictionFacts, typeof reasons, ConvictionStory>
