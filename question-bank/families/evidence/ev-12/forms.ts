import type { Form } from '../../engine/contract.ts'
import type { PolicyFacts, PolicySkin } from './facts.ts'
import { opponentOf, proponentOf } from './tell.ts'

export const forms: readonly Form<PolicyFacts, PolicySkin>[] = [
  {
    id: 'admissible',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () => 'Should the judge let the jury hear this evidence?',
  },
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Overrule it',
    no: 'Sustain it',
    ask: (facts, skin) => `${opponentOf(facts, skin)} objects. How should the judge rule on the objection?`,
  },
  {
    id: 'ruling',
    kind: 'ruling',
    yes: 'Admit it',
    no: 'Exclude it',
    ask: (facts, skin) =>
      `What should the judge do with the evidence that ${proponentOf(facts, skin)} offers?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `${opponentOf(facts, skin)} moves to keep the evidence from the jury. What should the judge do with this motion?`,
  },
]
