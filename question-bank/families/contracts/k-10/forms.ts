import type { Form } from '../../engine/contract.ts'
import type { RiskFacts, RiskSkin } from './facts.ts'

export const forms: readonly Form<RiskFacts, RiskSkin>[] = [
  {
    id: 'buyer',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (_, skin) => `As between the two, does the loss fall on ${skin.buyer}?`,
  },
  {
    id: 'seller',
    kind: 'ruling',
    yes: 'No',
    no: 'Yes',
    ask: (_, skin) => `As between the two, does the loss fall on ${skin.seller}?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (_, skin) =>
      `How should the court rule on a motion by ${skin.buyer} for judgment that the loss falls on ${skin.seller}?`,
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Reverse it',
    no: 'Affirm it',
    ask: (_, skin) =>
      `What should an appellate court do with a judgment of the trial court that the loss falls on ${skin.seller}?`,
  },
]
