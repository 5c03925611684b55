import type { Form } from '../../engine/contract.ts'
import type { FraudsFacts, FraudsSkin } from './facts.ts'

export const forms: readonly Form<FraudsFacts, FraudsSkin>[] = [
  {
    id: 'recover',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (_, skin) => `Can ${skin.plaintiff} enforce the agreement in this suit?`,
  },
  {
    id: 'binding',
    kind: 'ruling',
    yes: 'Enforceable',
    no: 'Unenforceable',
    ask: () => 'For the purposes of this suit, is the agreement enforceable under the statute of frauds?',
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (_, skin) =>
      `The facts being undisputed, ${skin.defendant} moves for judgment on that ground. How should the court rule on the motion?`,
  },
  {
    id: 'argument-for',
    kind: 'argument',
    side: 'yes',
    yes: '',
    no: '',
    ask: (_, skin) => `Which is the best answer that ${skin.plaintiff} can give to that defense?`,
  },
]
