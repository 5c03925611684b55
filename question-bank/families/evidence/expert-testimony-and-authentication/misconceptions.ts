import type { MisconceptionTable } from '../../engine/tables.ts'
import type { ExpertFacts } from './facts.ts'
import { reasons } from './reasons.ts'
import type { ExpertStory } from './story.ts'

/** The correction of a view is the lesson of the reason that it gives, which is worded for each twist. */
const lessonOf = (id: keyof typeof reasons) => (facts: ExpertFacts, story: ExpertStory) =>
  reasons[id].lesson(facts, story)

/** The law of experts and authentication as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'all-goes-to-weight': {
    label: 'whatever is doubtful goes to the weight of the evidence',
    correction: lessonOf('yes-weight'),
    gives: 'yes-weight',
  },
  'qualified-is-enough': {
    label: 'a qualified expert may say anything',
    correction: lessonOf('yes-qualified'),
    gives: 'yes-qualified',
  },
  'expert-must-have-seen-it': {
    label: 'an opinion may rest only on what was seen or is in evidence',
    correction: lessonOf('no-basis'),
    gives: 'no-basis',
  },
  'ultimate-issue-is-barred': {
    label: 'no expert may speak to an ultimate issue',
    correction: lessonOf('no-law'),
    gives: 'no-law',
  },
  'ultimate-issue-is-open': {
    label: 'an expert may say anything about an ultimate issue',
    correction: lessonOf('yes-issue'),
    gives: 'yes-issue',
  },
  'court-must-believe-it': {
    label: 'the court must believe in an item or in a result',
    correction: lessonOf('no-reliable'),
    gives: 'no-reliable',
  },
  'expert-for-everything': {
    label: 'only an expert can identify an author or a speaker',
    correction: lessonOf('no-qualified'),
    gives: 'no-qualified',
  },
} as const satisfies MisconceptionTable<ExpertFacts, typeof reasons, ExpertStory>
