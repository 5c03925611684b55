import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { suitOf } from './cast.ts'
import { type ExcuseStory, facts, type Twist } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

const EXCUSED: readonly Twist[] = ['prevention', 'waiver', 'retracted']

/** K-07: conditions, substantial performance, excuse by later events, and discharge by agreement. */
export const conditionsAndExcuse = defineFamily({
  id: 'k-07',
  edition: 5,
  name: 'Conditions and excuse of performance',
  subject: 'Contracts',
  subtopic: 'Conditions, performance and excuse',
  area: ({ issue, twist }) => {
    if (EXCUSED.includes(twist)) return 'Waiver and excuse of conditions'
    if (issue === 'condition') return 'Express conditions'
    if (issue === 'exchange') return 'Constructive conditions and substantial performance'
    return issue === 'event'
      ? 'Impossibility, impracticability and frustration'
      : 'Discharge: accord, novation, rescission, release'
  },
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
  stories: stories as readonly ExcuseStory[],
  tell,
  forms: [
    {
      id: 'liable',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, s) => {
        const { plaintiff, defendant, claim } = suitOf(twist, s)
        return `If ${plaintiff.the} sues ${defendant.the} for ${claim}, will ${plaintiff.the} prevail?`
      },
    },
    {
      id: 'judgment',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: ({ twist }, s) => {
        const { plaintiff, defendant, claim } = suitOf(twist, s)
        return `${The(plaintiff)} has sued ${defendant.the} for ${claim} and moved for summary judgment on liability. How should the court rule?`
      },
    },
    {
      id: 'sued',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, s) => {
        const { plaintiff, defendant, claim } = suitOf(twist, s)
        return `${The(plaintiff)} sued ${defendant.the} for ${claim}. Is ${plaintiff.the} likely to prevail?`
      },
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Ask first why nothing was paid or done; then look for the doctrine that answers exactly that.',
    'Compare the words that both sides signed with everything that came afterward.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
