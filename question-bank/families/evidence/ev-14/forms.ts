import type { Form } from '../../engine/contract.ts'
import type { WritingFacts, WritingSkin } from './facts.ts'

export const forms: readonly Form<WritingFacts, WritingSkin>[] = [
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Overrule it',
    no: 'Sustain it',
    ask: (_, skin) =>
      `${skin.defendant} objects under the rules on original documents and hearsay. How should the judge rule on the objection?`,
  },
  {
    id: 'ruling',
    kind: 'ruling',
    yes: 'Admit it',
    no: 'Exclude it',
    ask: (_, skin) =>
      `${skin.defendant} invokes the rules on original documents and hearsay. What should the judge do with the evidence?`,
  },
  {
    id: 'jury',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (_, skin) =>
      `If ${skin.defendant} invokes the rules on original documents and hearsay, should the judge receive this as evidence?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (_, skin) =>
      `${skin.defendant} moves to exclude this under the rules on original documents and hearsay. How should the judge decide the motion?`,
  },
]
