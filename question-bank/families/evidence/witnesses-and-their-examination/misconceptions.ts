import type { MisconceptionTable } from '../../engine/tables.ts'
import type { WitnessFacts } from './facts.ts'
import { reasons } from './reasons.ts'
import type { WitnessStory } from './story.ts'

/** The correction of a view is the lesson of the reason that it gives, which is worded for each twist. */
const lessonOf = (id: keyof typeof reasons) => (facts: WitnessFacts, story: WitnessStory) =>
  reasons[id].lesson(facts, story)

/** The law of witnesses as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'knowledge-means-certainty': {
    label: 'a witness has to be certain, or the judge has to believe the witness',
    correction: lessonOf('no-knowledge'),
    gives: 'no-knowledge',
  },
  'knowledge-is-all': {
    label: 'a witness who knows something may say it in any form',
    correction: lessonOf('yes-knowledge'),
    gives: 'yes-knowledge',
  },
  'everyone-is-competent-for-everything': {
    label: 'to be competent is all that is asked of a witness',
    correction: lessonOf('yes-competent'),
    gives: 'yes-competent',
  },
  'refreshing-is-recording': {
    label: 'the conditions of a recorded recollection hold for refreshing too',
    correction: lessonOf('no-recorded'),
    gives: 'no-recorded',
  },
  'leading-never-on-direct': {
    label: 'leading depends on who called the witness and on nothing else',
    correction: lessonOf('no-leading'),
    gives: 'no-leading',
  },
  'ultimate-issue-is-barred': {
    label: 'no witness may speak to the ultimate issue',
    correction: lessonOf('no-helpful'),
    gives: 'no-helpful',
  },
  'exclusion-without-exceptions': {
    label: 'to exclude witnesses is to keep everyone from all testimony',
    correction: lessonOf('no-exclusion'),
    gives: 'no-exclusion',
  },
} as const satisfies MisconceptionTable<WitnessFacts, typeof reasons, WitnessStory>
