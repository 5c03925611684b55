import type { Form } from '../../engine/contract.ts'
import type { RecordingFacts, RecordingSkin } from './facts.ts'

type RecordingForm = Form<RecordingFacts, RecordingSkin>

/** Who relies on the later claim now. */
export const claimant = (facts: RecordingFacts, skin: RecordingSkin): string =>
  facts.onward === 'none' ? skin.second : skin.third

const CLAIMS = { buyer: 'deed', donee: 'deed', lender: 'mortgage', creditor: 'lien' } as const

export const forms: readonly RecordingForm[] = [
  {
    id: 'prevails',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) =>
      `Does the ${CLAIMS[facts.taker]} of ${claimant(facts, skin)} prevail over the deed of ${skin.first}?`,
  },
  {
    id: 'cancel',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `${skin.first} asks a court to cancel the ${CLAIMS[facts.taker]} of ${claimant(facts, skin)}. How should it rule on the request?`,
  },
  {
    id: 'advice',
    kind: 'ruling',
    yes: 'It is good',
    no: 'It is not good',
    ask: (facts, skin) =>
      `${claimant(facts, skin)} asks a lawyer whether the ${CLAIMS[facts.taker]} is good against ${skin.first}. What should the answer be?`,
  },
  {
    id: 'judgment',
    kind: 'ruling',
    yes: `For the later claim`,
    no: `For the earlier deed`,
    ask: (facts, skin) =>
      `${claimant(facts, skin)} and ${skin.first} put their dispute to a court on these facts. For which claim should it give judgment, and why?`,
  },
]
