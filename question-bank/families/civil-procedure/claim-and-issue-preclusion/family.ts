import { defineFamily } from '../../engine/define-family.ts'
import { facts, laterAction } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** CP-13: claim and issue preclusion by federal judgments, as of 26 November 2026. */
export const claimAndIssuePreclusion = defineFamily({
  id: 'cp-13',
  edition: 1,
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
      ask: () => 'How should the court rule on the motion for summary judgment?',
    },
    {
      id: 'grant',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: () => 'Should the court grant the motion for summary judgment?',
    },
    {
      id: 'precludes',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ doctrine, twist }, story) =>
        doctrine === 'claim'
          ? `Does claim preclusion bar ${laterAction(twist, story)}?`
          : `Does issue preclusion settle whether ${story.untrue}?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Work out how round one came out, what that outcome turned on, and whose day in court it was.',
    'How did round one come out, and whose day in court was it?',
  ],
})
