import { defineFamily } from '../../engine/define-family.ts'
import { whose } from '../../engine/party.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './telling.ts'

/** CP-12: motions on the evidence and against a judgment, under the rules as of 23 November 2026. */
export const trialAndPostTrialMotions = defineFamily({
  id: 'cp-12',
  edition: 5,
  name: 'Trial and post-trial motions',
  subject: 'Civil Procedure',
  subtopic: 'Motions',
  area,
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-23',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories,
  tell,
  forms: [
    {
      id: 'may-grant',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: () => 'May the court grant the motion?',
    },
    {
      id: 'ruling',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: () => 'How should the court rule on the motion?',
    },
    {
      id: 'proper',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (_, { defendant }) => `Should the court grant ${whose(defendant)} motion?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Name the provision relied on, then list its conditions and check each against the calendar and transcript.',
    'Which provision governs?',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
