import type { Form } from '../../engine/contract.ts'
import type { VicariousFacts, VicariousSkin } from './facts.ts'
import { answerer } from './tell.ts'

type VicariousForm = Form<VicariousFacts, VicariousSkin>

/** Few fact patterns have four arguments of one side, so all forms ask for a ruling. */
export const forms: readonly VicariousForm[] = [
  {
    id: 'liable',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) => `Can ${skin.victim} recover from ${answerer(facts, skin)}?`,
  },
  {
    id: 'judgment',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `The facts are agreed, and ${answerer(facts, skin)} moves for judgment. How should the court decide the motion?`,
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Reverse',
    no: 'Affirm',
    ask: (facts, skin) =>
      `On agreed facts the trial court gave judgment for ${answerer(facts, skin)}, and ${skin.victim} appeals. What should the appellate court do?`,
  },
]
