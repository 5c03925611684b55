import type { Form } from '../../engine/contract.ts'
import type { AbsentFacts, AbsentSkin } from './facts.ts'

/** Confrontation is another question, so every form says that hearsay is the only objection. */
export const forms: readonly Form<AbsentFacts, AbsentSkin>[] = [
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Overrule it',
    no: 'Sustain it',
    ask: (_, skin) =>
      `${skin.opponent} objects on no ground but hearsay. How should the judge rule on the objection?`,
  },
  {
    id: 'ruling',
    kind: 'ruling',
    yes: 'Admit it',
    no: 'Exclude it',
    ask: (_, skin) =>
      `The only objection that ${skin.opponent} raises is hearsay. What should the judge do with the evidence?`,
  },
  {
    id: 'over-hearsay',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (_, skin) =>
      `If hearsay is the only objection that ${skin.opponent} raises, may the jury be told of this evidence?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (_, skin) =>
      `${skin.opponent} moves to exclude this as hearsay and for no other reason. How should the judge decide the motion?`,
  },
]
