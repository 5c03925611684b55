import type { Form } from '../../engine/contract.ts'
import type { TenderFacts, TenderSkin } from './facts.ts'

export const forms: readonly Form<TenderFacts, TenderSkin>[] = [
  {
    id: 'entitled',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (_, skin) => `Was ${skin.buyer} within its rights in refusing?`,
  },
  {
    id: 'liable',
    kind: 'ruling',
    yes: 'No',
    no: 'Yes',
    ask: (_, skin) => `${skin.seller} sues. Is ${skin.buyer} liable for refusing?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (_, skin) =>
      `${skin.seller} sues for breach and, on these undisputed facts, moves for judgment on liability. How should the court rule on the motion?`,
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Reverse it',
    no: 'Affirm it',
    ask: (_, skin) =>
      `${skin.seller} sued, and a trial court held ${skin.buyer} liable for refusing. What should be done with that judgment on appeal?`,
  },
]
