import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { claim, defendant, facts, plaintiff, type TransferStory } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** RP-06: who is liable under a lease that the tenant has passed on. */
export const leaseTransfers = defineFamily({
  id: 'rp-06',
  edition: 5,
  name: 'Assignment and sublease',
  subject: 'Real Property',
  subtopic: 'Cotenancy and landlord-tenant',
  area: 'Assignment and sublease',
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
  stories: stories as readonly TransferStory[],
  tell,
  forms: [
    {
      id: 'liable',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, s) =>
        `Is ${defendant(twist, s).the} liable to ${plaintiff(twist, s).the} for ${claim(twist)}?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: ({ twist }, s) =>
        `${The(plaintiff(twist, s))} sued ${defendant(twist, s).the} for ${claim(twist)}, and ${defendant(twist, s).the} moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm',
      no: 'Reverse',
      ask: ({ twist }, s) =>
        `In an action by ${plaintiff(twist, s).the} against ${defendant(twist, s).the} for ${claim(twist)}, the trial court entered judgment for ${plaintiff(twist, s).the}. How should the appellate court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Draw a triangle of the people involved. What links the two in this suit, and since when?',
    'Two links can make somebody pay. Check each of them on the day of default.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
