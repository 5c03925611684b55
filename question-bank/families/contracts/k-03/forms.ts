import type { Form } from '../../engine/contract.ts'
import type { FormsFacts, FormsSkin } from './facts.ts'

export const forms: readonly Form<FormsFacts, FormsSkin>[] = [
  {
    id: 'part',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () => 'Is that clause a term of a contract between the two?',
  },
  {
    id: 'bound',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) => `Is ${facts.clause === 'offer' ? skin.seller : skin.buyer} bound by that clause?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `On these undisputed facts ${facts.clause === 'offer' ? skin.seller : skin.buyer} moves for a ruling that the clause is not binding. How should the court decide the motion?`,
  },
  {
    id: 'argument-against',
    kind: 'argument',
    side: 'no',
    yes: '',
    no: '',
    ask: (facts, skin) =>
      `Which argument best supports the position of ${facts.clause === 'offer' ? skin.seller : skin.buyer}?`,
  },
]
