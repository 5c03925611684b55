import type { Form } from '../../engine/contract.ts'
import type { StrictFacts, StrictSkin } from './facts.ts'

type StrictForm = Form<StrictFacts, StrictSkin>

/** Few cells have four arguments of one side, so all forms ask for a ruling. */
export const forms: readonly StrictForm[] = [
  {
    id: 'liable',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (_, skin) => `Is ${skin.keeper} liable to ${skin.victim} on this claim?`,
  },
  {
    id: 'judgment',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (_, skin) =>
      `These facts are undisputed, and ${skin.keeper} moves for judgment. How should the court decide the motion?`,
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Reverse',
    no: 'Affirm',
    ask: (_, skin) =>
      `The trial court gave judgment for ${skin.keeper}, and ${skin.victim} appeals. What should the appellate court do?`,
  },
]
