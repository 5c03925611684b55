import type { Form } from '../../engine/contract.ts'
import type { TradeFacts, TradeSkin } from './facts.ts'

type TradeForm = Form<TradeFacts, TradeSkin>

export const forms: readonly TradeForm[] = [
  {
    id: 'valid',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () => 'Considering only that constitutional objection, is the legislation valid?',
  },
  {
    id: 'judgment',
    kind: 'ruling',
    yes: 'Uphold it',
    no: 'Strike it down',
    ask: () =>
      'How should the court dispose of the legislation if that constitutional objection is the only one?',
  },
  {
    id: 'injunction',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: () =>
      'What should the court do with a request for a declaratory judgment that the legislation is unconstitutional on that ground?',
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Affirm it',
    no: 'Reverse it',
    ask: () =>
      'What should an appellate court do with a judgment that upholds the legislation against that constitutional objection?',
  },
]
