import type { Form } from '../../engine/contract.ts'
import type { EntrantFacts, EntrantSkin } from './facts.ts'
import { injured } from './tell.ts'

type EntrantForm = Form<EntrantFacts, EntrantSkin>

/** Few fact patterns have four arguments of one side, so all forms ask for a ruling. */
export const forms: readonly EntrantForm[] = [
  {
    id: 'liable',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) => `Is ${skin.owner} liable to ${injured(facts, skin)}?`,
  },
  {
    id: 'summary-judgment',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (_, skin) =>
      `No fact is disputed, and ${skin.owner} moves for summary judgment. What should the court do with the motion?`,
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Reverse',
    no: 'Affirm',
    ask: (facts, skin) =>
      `On undisputed facts the trial court gave judgment for ${skin.owner}, and ${injured(facts, skin)} appeals. What should the appellate court do?`,
  },
]
