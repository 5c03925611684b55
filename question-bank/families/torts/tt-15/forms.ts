import type { Form } from '../../engine/contract.ts'
import type { LibelFacts, LibelSkin } from './facts.ts'
import { defendant } from './tell.ts'

type LibelForm = Form<LibelFacts, LibelSkin>

/** Few fact patterns have four arguments of one side, so all forms ask for a ruling. */
export const forms: readonly LibelForm[] = [
  {
    id: 'recover',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (_, skin) => `On these findings, is ${skin.person} entitled to recover what is asked for?`,
  },
  {
    id: 'judgment',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `After these findings ${defendant(facts, skin)} moves for judgment. How should the court rule on the motion?`,
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Reverse',
    no: 'Affirm',
    ask: (facts, skin) =>
      `On these findings the trial court gave judgment for ${defendant(facts, skin)}, and ${skin.person} appeals. What should the appellate court do?`,
  },
]
