import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { defendant, facts, plaintiff } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** TT-03: interference with land and goods, and the effect of necessity on it. */
export const propertyInterference = defineFamily({
  id: 'tt-03',
  edition: 5,
  name: 'Interference with property and necessity',
  subject: 'Torts',
  subtopic: 'Intentional torts and defenses',
  area,
  jurisdiction: 'R',
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
      ask: (at, story) => `Should ${plaintiff(at, story).the} prevail on that claim?`,
    },
    {
      id: 'summary-judgment',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at, story) =>
        `${The(defendant(at, story))} has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, story) =>
        `After a bench trial, the court entered judgment for ${defendant(at, story).the}. On appeal by ${plaintiff(at, story).the}, how should the appellate court rule?`,
    },
  ],
  hints: [
    'Name the tort first, go through its elements one by one, and look for any justification last.',
    'Which tort is this, and which of its elements or justifications do these events put in doubt?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
