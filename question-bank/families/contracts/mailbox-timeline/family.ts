import { defineFamily } from '../../engine/define-family.ts'
import { he, The } from '../../engine/party.ts'
import { facts, type MailboxFacts, type MailboxStory } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { claimant, opponent, tell } from './told.ts'

/** K-02: acceptance, revocation and rejection sent at a distance. */
export const mailboxTimeline = defineFamily({
  id: 'k-02',
  edition: 4,
  name: 'Mailbox timeline',
  subject: 'Contracts',
  subtopic: 'Mutual assent',
  area: 'Acceptance and the mailbox rule',
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-25',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly MailboxStory[],
  tell,
  forms: [
    {
      id: 'prevail',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at: MailboxFacts, s) => {
        const party = claimant(at, s)
        return `If ${party.the} sues for breach of contract, will ${he(party)} prevail?`
      },
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at, s) =>
        `${The(claimant(at, s))} has sued ${opponent(at, s)} for breach of contract, and ${opponent(at, s)} has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, s) =>
        `${The(claimant(at, s))} sued ${opponent(at, s)} for breach of contract, and the trial court entered judgment for ${opponent(at, s)}. ${The(claimant(at, s))} appealed. How should the appellate court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Draw a line for every message and mark both ends. Which end does the law look to?',
    'Which end of every message counts, and did anything agreed at the outset change that?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
