import type { Form } from '../../engine/contract.ts'
import type { MirandaFacts, MirandaSkin } from './facts.ts'

type MirandaForm = Form<MirandaFacts, MirandaSkin>

/** What is offered, as a lead-in names it. */
const offered = (facts: MirandaFacts, skin: MirandaSkin) =>
  facts.offered === 'object' ? skin.thing : 'that statement'

export const forms: readonly MirandaForm[] = [
  {
    id: 'use',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) =>
      `Under the United States Constitution, may the prosecution use ${offered(facts, skin)} in its case in chief?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `How should the court rule on a motion by ${skin.suspect}, under the Fifth Amendment, to suppress ${offered(facts, skin)}?`,
  },
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Overrule it',
    no: 'Sustain it',
    ask: (facts, skin) =>
      `The prosecution offers ${offered(facts, skin)} in its case in chief; how should the court rule on an objection under the Fifth Amendment?`,
  },
  {
    id: 'argument-for',
    kind: 'argument',
    side: 'yes',
    yes: '',
    no: '',
    ask: (facts, skin) =>
      `Which argument is the soundest that the prosecution can make against a Fifth Amendment motion to suppress ${offered(facts, skin)}?`,
  },
]
