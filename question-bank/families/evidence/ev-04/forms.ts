import type { Form } from '../../engine/contract.ts'
import type { SpontaneousFacts, SpontaneousSkin } from './facts.ts'

export const forms: readonly Form<SpontaneousFacts, SpontaneousSkin>[] = [
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Overrule it',
    no: 'Sustain it',
    ask: (_, skin) =>
      `${skin.defendant} makes a hearsay objection. How should the judge rule on the objection?`,
  },
  {
    id: 'ruling',
    kind: 'ruling',
    yes: 'Admit it',
    no: 'Exclude it',
    ask: (_, skin) =>
      `${skin.defendant} objects that this is hearsay. What should the judge do with the evidence?`,
  },
  {
    id: 'over-hearsay',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (_, skin) =>
      `Should the judge admit the evidence over the hearsay objection that ${skin.defendant} makes?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (_, skin) =>
      `${skin.defendant} moves to exclude this as hearsay. What should the judge do with the motion?`,
  },
]
