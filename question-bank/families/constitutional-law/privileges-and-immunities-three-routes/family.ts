import { capital } from '../../../text/capital.ts'
import { defineFamily } from '../../engine/define-family.ts'
import { facts, opponent, suitor } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** CL-07: the routes against discrimination by residence, as the law stands on 23 November 2026. */
export const privilegesAndImmunities = defineFamily({
  id: 'cl-07',
  edition: 4,
  name: 'Privileges and immunities: three routes',
  subject: 'Constitutional Law',
  subtopic: 'Federalism',
  area: 'Privileges and immunities of state citizenship (Art. IV)',
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
      id: 'prevail',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => `Is ${suitor(at, story).the} likely to prevail?`,
    },
    {
      id: 'summary-judgment',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at) =>
        `${capital(opponent(at).the)} has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'judgment',
      kind: 'ruling',
      yes: 'Grant the injunction',
      no: 'Deny the injunction',
      ask: () => 'Should the court grant or deny the injunction?',
    },
    {
      id: 'argument-against',
      kind: 'argument',
      side: 'no',
      ask: (at) => `Which of the following is the strongest argument for ${opponent(at).the}?`,
    },
  ],
  // Few of these words stand in a reason, so that no hint points at an option.
  hints: [
    'Which provision was pleaded, whom does it shelter, and what activity is hindered?',
    'Match the provision with the complainant before you look at what is at stake.',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
