import { defineFamily } from '../../engine/define-family.ts'
import { askEffect, askMotion, askUse } from './asked.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** CP-13: claim and issue preclusion by federal judgments, as of 26 November 2026. */
export const claimAndIssuePreclusion = defineFamily({
  id: 'cp-13',
  edition: 4,
  name: 'Claim and issue preclusion',
  subject: 'Civil Procedure',
  subtopic: 'Verdicts, judgments and preclusion',
  area: ({ doctrine }) => (doctrine === 'claim' ? 'Claim preclusion' : 'Issue preclusion'),
  jurisdiction: 'F',
  nextgenScope: 'resource',
  lawAsOf: '2026-11-26',
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
      id: 'ruling',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: askMotion,
    },
    {
      id: 'grant',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: askUse,
    },
    {
      id: 'precludes',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: askEffect,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Work out how round one came out, what that outcome turned on, and whose day in court it was.',
    'How did round one come out, and whose day in court was it?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
