import type { Form } from '../../engine/contract.ts'
import type { ConvictionFacts, ConvictionSkin } from './facts.ts'

type ConvictionForm = Form<ConvictionFacts, ConvictionSkin>

export const forms: readonly ConvictionForm[] = [
  {
    id: 'admissible',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () => 'Should the judge let the jury see the record?',
  },
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Overrule it',
    no: 'Sustain it',
    ask: (_, skin) => `The ${skin.opponent} objects. How should the judge rule on the objection?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (_, skin) =>
      `The ${skin.opponent} moves to bar the record. What should the judge do with this motion?`,
  },
  {
    id: 'argument-for',
    kind: 'argument',
    side: 'yes',
    yes: '',
    no: '',
    ask: (_, skin) =>
      `Which argument is the soundest that the ${skin.proponent} can make for using the record?`,
  },
  {
    id: 'argument-against',
    kind: 'argument',
    side: 'no',
    yes: '',
    no: '',
    ask: (_, skin) => `Which argument is the soundest that the ${skin.opponent} can make against the record?`,
  },
]
