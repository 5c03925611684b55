import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { facts, measure } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** CL-06: the dormant Commerce Clause, as it stands on 24 November 2026. */
export const dormantCommerceClause = defineFamily({
  id: 'cl-06',
  edition: 4,
  name: 'Dormant Commerce Clause',
  subject: 'Constitutional Law',
  subtopic: 'Federalism',
  area: 'Dormant Commerce Clause',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-24',
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
      id: 'upheld',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at) => `Is the ${measure(at)} likely to be upheld?`,
    },
    {
      id: 'unconstitutional',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: (at) => `Is the ${measure(at)} unconstitutional?`,
    },
    {
      id: 'judgment',
      kind: 'ruling',
      yes: 'For the defendants',
      no: 'For the plaintiff',
      ask: () => 'For which side should the court enter judgment?',
    },
    {
      id: 'summary-judgment',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (_, { trader }) =>
        `${The(trader)} has moved for summary judgment. How should the court rule on the motion?`,
    },
  ],
  // Few of these words stand in a reason, so that no hint points at an option.
  hints: [
    'Does the rule sort by origin or destination? Is government here commanding, trading, paying, or collecting?',
    'Look first for sorting by origin; then ask which role the authorities play.',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
