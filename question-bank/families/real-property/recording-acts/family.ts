import { defineFamily } from '../../engine/define-family.ts'
import { he, The } from '../../engine/party.ts'
import { aimOf, facts, laterOf, type RecordingStory } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** RP-15: who prevails under a recording act. */
export const recordingActs = defineFamily({
  id: 'rp-15',
  edition: 4,
  name: 'Recording acts',
  subject: 'Real Property',
  subtopic: 'Recording and title assurance',
  area,
  jurisdiction: 'S',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-25',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly RecordingStory[],
  tell,
  forms: [
    {
      id: 'prevail',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, s) => {
        const party = laterOf(twist, s)
        return `If ${party.the} sues ${aimOf(twist, s)}, will ${he(party)} prevail?`
      },
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: ({ twist }, s) =>
        `${The(laterOf(twist, s))} has sued ${s.first.the} ${aimOf(twist, s)}, and ${s.first.the} has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm',
      no: 'Reverse',
      ask: ({ twist }, s) => {
        const party = laterOf(twist, s)
        return `${The(party)} sued ${s.first.the} ${aimOf(twist, s)}, and the trial court entered judgment for ${party.the}. ${The(s.first)} appealed. How should the appellate court rule?`
      },
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Classify the statute by its wording. Then put only the later claimant to its test.',
    'What does the statute demand of the later claimant, and when is each demand tested?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
