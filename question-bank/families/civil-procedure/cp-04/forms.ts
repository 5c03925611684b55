import type { Form } from '../../engine/contract.ts'
import type { RemovalFacts, RemovalSkin } from './facts.ts'

export const forms: readonly Form<RemovalFacts, RemovalSkin>[] = [
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: () => 'How should the federal court rule on the motion to remand?',
  },
  {
    id: 'stays',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () => 'Should the case stay in federal court?',
  },
  {
    id: 'clerk',
    kind: 'ruling',
    yes: 'Keep the case',
    no: 'Remand the case',
    ask: () => 'The judge asks a law clerk what to do with the case. What should the clerk advise?',
  },
]
