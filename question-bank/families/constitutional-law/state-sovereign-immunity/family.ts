import { defineFamily } from '../../engine/define-family.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** CL-03: state sovereign immunity, as it stands on 24 November 2026. */
export const stateSovereignImmunity = defineFamily({
  id: 'cl-03',
  edition: 3,
  name: 'State sovereign immunity',
  subject: 'Constitutional Law',
  subtopic: 'Judicial review and federal courts',
  area: 'State sovereign immunity (Eleventh Amendment)',
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
    { id: 'proceed', kind: 'ruling', yes: 'Yes', no: 'No', ask: () => 'May the pay claim proceed?' },
    {
      id: 'barred',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: () => 'Is the pay claim barred?',
    },
    {
      id: 'dismiss',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: () => 'How should the court rule on a motion to dismiss the pay claim as barred by immunity?',
    },
  ],
  // Few of these words stand in a reason, so that no hint points at an option.
  hints: [
    'Work in order: who complains, who answers, what remedy is wanted, and which source of rights stands behind it.',
    'Take the parties first, the remedy second, and last whatever might remove the shield.',
  ],
})
