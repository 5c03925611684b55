import type { Form } from '../../engine/contract.ts'
import type { PartyFacts, PartySkin } from './facts.ts'
import { opponentOf } from './tell.ts'

export const forms: readonly Form<PartyFacts, PartySkin>[] = [
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Overrule it',
    no: 'Sustain it',
    ask: (facts, skin) =>
      `${opponentOf(facts, skin)} makes a hearsay objection. How should the judge rule on the objection?`,
  },
  {
    id: 'ruling',
    kind: 'ruling',
    yes: 'Admit it',
    no: 'Exclude it',
    ask: (facts, skin) =>
      `${opponentOf(facts, skin)} objects that this is hearsay. What should the judge do with the evidence?`,
  },
  {
    id: 'over-hearsay',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) =>
      `Should the judge admit the evidence over the hearsay objection that ${opponentOf(facts, skin)} makes?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `${opponentOf(facts, skin)} moves to exclude this as hearsay. What should the judge do with the motion?`,
  },
]
