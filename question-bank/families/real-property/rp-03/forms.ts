import type { Form } from '../../engine/contract.ts'
import type { SeveranceFacts, SeveranceSkin } from './facts.ts'
import { deadOf, survivorOf, takerOf } from './roles.ts'

type SeveranceForm = Form<SeveranceFacts, SeveranceSkin>

export const forms: readonly SeveranceForm[] = [
  {
    id: 'interest',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) =>
      `Does ${takerOf(facts, skin)} have an interest in the property after ${deadOf(facts, skin)}'s death?`,
  },
  {
    id: 'quiet-title',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `${survivorOf(facts, skin)} asks a court to declare that ${takerOf(facts, skin)} has no interest in the property. How should the court rule on this request?`,
  },
  {
    id: 'advice',
    kind: 'ruling',
    yes: 'It is sound',
    no: 'It is not sound',
    ask: (facts, skin) =>
      `${takerOf(facts, skin)} claims an interest in the property in spite of ${survivorOf(facts, skin)}'s objections. How should a lawyer judge this claim?`,
  },
  {
    id: 'survivorship',
    kind: 'ruling',
    yes: 'For the claimant',
    no: 'For the survivor',
    ask: (facts, skin) =>
      `${takerOf(facts, skin)} as claimant and ${survivorOf(facts, skin)} as survivor ask a court who is right about the share in dispute. For whom should it decide, and why?`,
  },
]
