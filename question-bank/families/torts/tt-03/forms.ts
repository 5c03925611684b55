import type { Form } from '../../engine/contract.ts'
import type { PropertyFacts, PropertySkin } from './facts.ts'
import { defendant, plaintiff } from './tell.ts'

type PropertyForm = Form<PropertyFacts, PropertySkin>

/** Few fact patterns have four arguments of one side, so all forms ask for a ruling. */
export const forms: readonly PropertyForm[] = [
  {
    id: 'prevail',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) => `Should ${plaintiff(facts, skin)} prevail on this claim?`,
  },
  {
    id: 'dismiss',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `On these undisputed facts ${defendant(facts, skin)} moves for judgment. How should the court decide the motion?`,
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Reverse',
    no: 'Affirm',
    ask: (facts, skin) =>
      `The trial court gave judgment for ${defendant(facts, skin)}, and ${plaintiff(facts, skin)} appeals. What should the appellate court do?`,
  },
]
