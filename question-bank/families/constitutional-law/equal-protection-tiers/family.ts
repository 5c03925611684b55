import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { challenger, facts, rule } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** CL-11: which level of scrutiny a classification receives, and whether it survives. */
export const equalProtectionTiers = defineFamily({
  id: 'cl-11',
  edition: 5,
  name: 'Equal protection tiers',
  subject: 'Constitutional Law',
  subtopic: 'Equal protection',
  area,
  jurisdiction: 'F',
  nextgenScope: 'recall',
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
      id: 'constitutional',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => `Is ${rule(at, story)} constitutional?`,
    },
    {
      id: 'injunction',
      kind: 'ruling',
      yes: 'Deny the injunction',
      no: 'Grant the injunction',
      ask: (at, story) => `${The(challenger(at, story))} seeks an injunction. How should the court rule?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm',
      no: 'Reverse',
      ask: (at, story) => `The trial court upheld ${rule(at, story)}. How should the appellate court rule?`,
    },
  ],
  hints: [
    'Ask first who is being sorted, on what ground, and by which government. The kind of review follows.',
    'Which of three kinds of review applies, and who must then persuade the judge?',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
