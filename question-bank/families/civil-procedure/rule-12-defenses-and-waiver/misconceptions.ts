import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import { isLasting, isWaivable, named, type WaiverFacts, type WaiverStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Rule 12(h) as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'answer-keeps-it': {
    label: 'the answer keeps what an earlier motion left out',
    correction: (facts, { defendant }) =>
      `The answer would have preserved ${named(facts)} had no Rule 12 motion come first. ${The(defendant)} made one and left the defense out.`,
    gives: 'yes-first',
    when: (facts) => isWaivable(facts) && /^(?:motion|definite statement), answer with/.test(facts.history),
  },
  'power-is-waivable': {
    label: 'a lack of subject-matter jurisdiction is waived like other defenses',
    correction: (_, { defendant }) =>
      `${capital(whose(defendant))} first motion waived any omitted defense of Rule 12(h)(1) that was then available. Subject-matter jurisdiction isn't one, and no one can waive it.`,
    gives: 'no-omitted',
    when: ({ defense, history }) => defense === 'subject matter' && !history.startsWith('answer'),
  },
  'lasting-is-forever': {
    label: 'a failure to state a claim may be raised at any time',
    correction:
      "The end of trial is the limit. Failure to state a claim goes to the merits, not to the court's power to hear the case.",
    gives: 'yes-any-time',
    when: (facts) => isLasting(facts) && facts.history === 'answer, appeal',
  },
} as const satisfies MisconceptionTable<WaiverFacts, typeof reasons, WaiverStory>
