import type { Form } from '../../engine/contract.ts'
import type { LineFacts, LineSkin } from './facts.ts'

type LineForm = Form<LineFacts, LineSkin>

export const forms: readonly LineForm[] = [
  {
    id: 'valid',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () => 'Considering only the constitutional guarantee of equal protection, is the rule valid?',
  },
  {
    id: 'judgment',
    kind: 'ruling',
    yes: 'Uphold it',
    no: 'Strike it down',
    ask: () =>
      'How should the court dispose of the rule if the only constitutional objection is that it denies equal protection of the laws?',
  },
  {
    id: 'injunction',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (_, skin) =>
      `What should the court do with a request by ${skin.name} for an injunction that relies exclusively on the constitutional guarantee of equal protection?`,
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Affirm it',
    no: 'Reverse it',
    ask: () =>
      'What should an appellate court do with a judgment that upholds the rule against a constitutional objection of unequal protection?',
  },
]
