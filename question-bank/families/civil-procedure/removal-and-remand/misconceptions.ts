import type { MisconceptionTable } from '../../engine/tables.ts'
import type { RemovalFacts, RemovalStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Removal as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'forum-rule-for-all': {
    label: 'no defendant may remove from a court of its own state',
    correction:
      "The forum-defendant rule limits cases that are removable only on diversity. This one was removed on a federal claim, so the defendant's home doesn't matter.",
    gives: 'yes-forum',
    when: ({ twist }) => twist === 'federal' || twist === 'added',
  },
} as const satisfies MisconceptionTable<RemovalFacts, typeof reasons, RemovalStory>
