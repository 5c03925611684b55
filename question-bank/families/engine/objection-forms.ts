import type { Facts, Form } from './contract.ts'

/** The question for the ruling on an objection; `yes` lets the evidence in. */
export const rulingOnObjection = {
  id: 'objection',
  kind: 'ruling',
  yes: 'Overrule the objection',
  no: 'Sustain the objection',
  ask: () => 'How should the court rule on the objection?',
} as const satisfies Form<Facts, unknown>

/** The same question the other way around. */
export const objectionSustained = {
  id: 'sustain',
  kind: 'ruling',
  yes: 'No',
  no: 'Yes',
  ask: () => 'Should the objection be sustained?',
} as const satisfies Form<Facts, unknown>
