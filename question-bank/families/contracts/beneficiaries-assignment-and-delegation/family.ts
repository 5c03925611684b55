import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { facts, partiesOf, type ThirdStory } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** K-12: what a third person gets from a contract of two others, and what is left to those two. */
export const thirdParties = defineFamily({
  id: 'k-12',
  edition: 4,
  name: 'Beneficiaries, assignment and delegation',
  subject: 'Contracts',
  subtopic: 'Third-party rights',
  area,
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-26',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly ThirdStory[],
  tell,
  forms: [
    {
      id: 'prevail',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, s) => {
        const { plaintiff, defendant, claim } = partiesOf(at, s)
        return `If ${plaintiff.the} sues ${defendant.the} for ${claim}, will ${plaintiff.the} prevail?`
      },
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at, s) => {
        const { plaintiff, defendant, claim } = partiesOf(at, s)
        return `${The(plaintiff)} has sued ${defendant.the} for ${claim}, and ${defendant.the} has moved for summary judgment. How should the court rule?`
      },
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, s) => {
        const { plaintiff, defendant, claim } = partiesOf(at, s)
        return `${The(plaintiff)} sued ${defendant.the} for ${claim}, and the trial court entered judgment for ${defendant.the}. How should the appellate court rule?`
      },
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Sketch the people, draw an arrow for every bargain, and put its date beside it.',
    'Set the events in order, then ask who got what from each bargain.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
