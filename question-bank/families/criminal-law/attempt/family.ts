import { defineFamily } from '../../engine/define-family.ts'
import { type AttemptFacts, facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories, tell } from './stories.ts'

/** The attempt that is charged. */
function charge(facts: AttemptFacts): string {
  switch (decide(facts)) {
    case 'own-goods':
      return 'attempted theft'
    case 'not-stolen':
      return 'an attempt to receive stolen goods'
    case 'no-such-law':
      return 'attempted smuggling'
    case 'age-of-buyer':
      return 'an attempt to sell liquor to a person under twenty-one'
    default:
      return 'attempted murder'
  }
}

/** Attempt at common law and under the Model Penal Code; the stem names which. */
export const attempt = defineFamily({
  id: 'cr-05',
  edition: 1,
  name: 'Attempt',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Inchoate crimes and parties',
  area: ({ stop }) =>
    stop === 'remorse' || stop === 'fear' || stop === 'postponed' ? 'Withdrawal and abandonment' : 'Attempt',
  pool: 'ranked',
  jurisdiction: 'S',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
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
      id: 'guilty',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (facts, story) =>
        `Considering all of these circumstances, is ${story.suspect} guilty of ${charge(facts)}?`,
    },
    {
      id: 'acquittal',
      kind: 'ruling',
      yes: 'Deny it',
      no: 'Grant it',
      ask: (facts, story) =>
        `If the jury could find no other facts than these, how should the judge rule on a motion by ${story.suspect} for acquittal of ${charge(facts)}?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm it',
      no: 'Reverse it',
      ask: (facts, story) =>
        `What should an appellate court do with a conviction of ${story.suspect} for ${charge(facts)} on these facts?`,
    },
    {
      id: 'argument-against',
      kind: 'argument',
      side: 'no',
      ask: (facts, story) =>
        `Which argument is the soundest that ${story.suspect} can make against a charge of ${charge(facts)}?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Notice whose rules govern there, then look at mental element, act, mistakes and ending in turn.',
    'Read twice which rules govern there.',
  ],
})
