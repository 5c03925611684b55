import type { Form } from '../../engine/contract.ts'
import type { ImmunityFacts, ImmunitySkin } from './facts.ts'

type ImmunityForm = Form<ImmunityFacts, ImmunitySkin>

/** Who brought the suit. */
const plaintiff = (facts: ImmunityFacts, skin: ImmunitySkin) =>
  facts.plaintiff === 'employee' ? skin.name : 'the United States'

export const forms: readonly ImmunityForm[] = [
  {
    id: 'go-on',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () =>
      'If the defendant relies on sovereign immunity and on no other defense, may the litigation of this claim proceed?',
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: () =>
      'What should the court do with a motion to dismiss that the defendant has made on the single ground of sovereign immunity?',
  },
  {
    id: 'plea',
    kind: 'ruling',
    yes: 'Reject it',
    no: 'Accept it',
    ask: () =>
      'How should the court dispose of the defense of sovereign immunity, which is the only objection that the defendant has raised against the litigation?',
  },
  {
    id: 'argument-for',
    kind: 'argument',
    side: 'yes',
    yes: '',
    no: '',
    ask: (facts, skin) =>
      `Which is the soundest answer that ${plaintiff(facts, skin)} can make when the defendant pleads sovereign immunity?`,
  },
  {
    id: 'argument-against',
    kind: 'argument',
    side: 'no',
    yes: '',
    no: '',
    ask: () =>
      'Which is the soundest argument that the defendant can make in support of a plea of sovereign immunity?',
  },
]
